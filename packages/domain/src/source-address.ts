const ADDRESSES: readonly RegExp[] = [
  /\bhttps:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?/i,
  /\b10\.\d{4,9}\/\S+/,
  // Repository, path and commit.
  /\b[\w.-]+\/[\w.-]+\b.*\b[0-9a-f]{7,40}\b/,
];

/** What names a version of a repository. */
const COMMIT = /^[0-9a-f]{7,40}$/;

/** Hash of the file that a probe of one's own machine wrote. */
const PROBE = /\bsha256:[0-9a-f]{64}\b/;

/** What slugs of chips begin with that their owner measured on a machine of their own. */
export const LOCAL_PREFIX = 'local-';

/** Slugs of chips that their owner measured on this machine. */
export function isLocal({ slug }: { slug: string }): boolean {
  return slug.startsWith(LOCAL_PREFIX);
}

/** What says where in a document: "table 2", "page 14", "figures 3 and 4". */
const PLACE_WORD =
  /^(?:pages?|p\.|tables?|figures?|sections?|slides?|rows?|lines?|chapters?|appendix|sheets?|commit|and|to)$/i;
const PLACE_NUMBER = /^[A-Z]?\d[\w.-]{0,15}$/;

/** Whether a source is an address and nothing else, but for the place in it: words beside it would say what nobody checked. */
export function isAddressAlone(where: string, chip: { slug: string }): boolean {
  const [first = '', ...rest] = where.trim().split(/[,;\s]+/);
  const isPlace = rest.every((word) => PLACE_WORD.test(word) || PLACE_NUMBER.test(word) || COMMIT.test(word));
  return isPlace && hasAddress(rest.some((word) => COMMIT.test(word)) ? where : first, chip);
}

/** Whether others can open what a source names: an https address, a DOI, or a repository with path and commit. */
export function hasAddress(where: string, chip: { slug: string }): boolean {
  return ADDRESSES.some((address) => address.test(where)) || (isLocal(chip) && PROBE.test(where));
}
