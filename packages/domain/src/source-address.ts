const ADDRESSES: readonly RegExp[] = [
  /\bhttps:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?/i,
  /\b10\.\d{4,9}\/\S+/,
  // Repository, path and commit.
  /\b[\w.-]+\/[\w.-]+\b.*\b[0-9a-f]{7,40}\b/,
];

/** Hash of the file that a probe of one's own machine wrote. */
const PROBE = /\bsha256:[0-9a-f]{64}\b/;

/** What slugs of chips begin with that their owner measured on a machine of their own. */
export const LOCAL_PREFIX = 'local-';

/** Slugs of chips that their owner measured on this machine. */
export function isLocal({ slug }: { slug: string }): boolean {
  return slug.startsWith(LOCAL_PREFIX);
}

/** Whether others can open what a source names: an https address, a DOI, or a repository with path and commit. */
export function hasAddress(where: string, chip: { slug: string }): boolean {
  return ADDRESSES.some((address) => address.test(where)) || (isLocal(chip) && PROBE.test(where));
}
