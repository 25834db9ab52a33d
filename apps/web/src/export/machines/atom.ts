import { escaped } from '@inferbench/chart/markup';

export interface AtomEntry {
  /** Path of what it is about; with the site's origin its id, which never changes. */
  path: string;
  title: string;
  summary: string;
  /** ISO 8601 UTC. */
  updated: string;
}

interface AtomFeed {
  origin: string;
  title: string;
  path: string;
  entries: readonly AtomEntry[];
}

/** RFC 4287; the newest entry first, and the feed as new as that. */
export function atomFeed({ origin, title, path, entries }: AtomFeed): string {
  const sorted = entries.toSorted((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0));
  const updated = sorted[0]?.updated ?? '1970-01-01T00:00:00Z';
  const own = escaped(`${origin}${path}`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escaped(title)}</title>`,
    `<id>${own}</id>`,
    `<link rel="self" type="application/atom+xml" href="${own}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(origin)}/"/>`,
    `<updated>${escaped(updated)}</updated>`,
    '<author><name>InferBench</name></author>',
    ...sorted.map((entry) => entryOf(entry, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf({ path, title, summary, updated }: AtomEntry, origin: string): string {
  const address = escaped(`${origin}${path}`);
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${escaped(updated)}</updated>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<summary>${escaped(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}
