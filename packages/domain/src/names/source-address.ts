const ADDRESSES: readonly RegExp[] = [
  /\bhttps:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?/i,
  /\b10\.\d{4,9}\/\S+/,
  // Repository, path and commit.
  /\b[\w.-]+\/[\w.-]+\b.*\b[0-9a-f]{7,40}\b/,
];

/** Whether a chip is a machine of its owner's, which the beginning of its slug says. */
export function isLocal({ slug }: { slug: string }): boolean {
  return slug.startsWith('local-');
}

/** What a source may hold beside its address: what kind of one it is, and where in the document: "table 2", "figures 3 and 4". */
const BESIDE =
  /^(?:doi:?|repo|repository|commit|pages?|p\.|tables?|figures?|sections?|slides?|rows?|lines?|chapters?|appendix|sheets?|and|to|[A-Z]?\d[\w.-]{0,15})$/i;
/** An address, a path, or what names a version of a repository. */
const ADDRESS_PART = /^(?:https:\/\/\S+|[\w.@:-]+\/[\w.@:/-]+|[0-9a-f]{7,40})$/i;

/** Whether a source is an address and nothing else, but for the place in it: words beside it would say what nobody checked. */
export function isAddressAlone(where: string): boolean {
  const words = where.split(/[\s,;()]+/).filter((word) => word !== '');
  return hasAddress(where) && words.every((word) => BESIDE.test(word) || ADDRESS_PART.test(word));
}

/** Whether others can open what a source names: an https address, a DOI, or a repository with path and commit. */
export function hasAddress(where: string): boolean {
  return ADDRESSES.some((address) => address.test(where));
}
