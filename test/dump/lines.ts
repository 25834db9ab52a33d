/** A running site, and the checkout that it was built from. */
export interface Place {
  site: string;
  tree: string;
}

/** An item of a dump: what it is, and its lines. */
export type Item = readonly [name: string, lines: readonly string[]];

/** Parts of a line that another installation or minute changes, and the word that stands for each. */
const VOLATILE: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['TIME', /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z| UTC|[+-]\d\d:\d\d)?/g],
  ['CLOCK', /\b\d\d:\d\d(:\d\d)? UTC\b/g],
  ['ID', /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g],
  ['HASH', /\b(sha256[-:])?[0-9a-f]{40,64}\b/g],
  ['CURSOR', /(?<=[cC]ursor: "?)[\w=+/-]{16,}/g],
  ['LEFT', /(?<=rateLimit\.remaining: )\d+/g],
  ['PLACE', /\b(127\.0\.0\.1|localhost):\d+/g],
];

/** Gives what is volatile in a line a name: times of day, ids, hashes, cursors, addresses and folders of the installation. */
export function steady({ site, tree }: Place): (line: string) => string {
  const today = new Date().toISOString().slice(0, 10);
  return (line) =>
    VOLATILE.reduce((text, [name, pattern]) => text.replaceAll(pattern, name), line.replaceAll(site, 'SITE'))
      .replaceAll(tree, 'TREE')
      .replaceAll(today, 'TODAY');
}

/** A JSON value, one line a leaf: `data.chips.0.name: "A10"`. */
export function flat(value: unknown, at = ''): string[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return [`${at}: ${JSON.stringify(value)}`];
  return entries.flatMap(([key, child]) => flat(child, at === '' ? key : `${at}.${key}`));
}

/** Lines of a text, of JSON by its leaves. */
export function linesOf(text: string): string[] {
  try {
    return flat(JSON.parse(text));
  } catch {
    return text.trimEnd().split('\n');
  }
}

/** Elements within a line of text; every other ends it. */
const WITHIN_A_LINE =
  /<\/?(?:a|abbr|b|bdi|cite|code|data|em|i|mark|q|small|span|strong|sub|sup|time|tspan|u|var|wbr)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Lines with a figure of the main part of a page, or of a drawing, without scripts and styles; then how many marks its drawings hold.
 * @param markup HTML or SVG
 */
export function figureLines(markup: string): string[] {
  const seen = (/<main\b[^>]*>([\s\S]*)<\/main>/.exec(markup)?.[1] ?? markup)
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
  const lines = seen
    .replaceAll(WITHIN_A_LINE, '')
    .split(/<[^>]*>|\n/)
    .map((line) => line.replaceAll(/&([a-z]+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole))
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => /\d/.test(line));
  const marks = new Map<string, number>();
  for (const [, mark = ''] of seen.matchAll(/<(circle|line|path|polygon|polyline|rect|text|use)\b/g))
    marks.set(mark, (marks.get(mark) ?? 0) + 1);
  return [...lines, ...[...marks].map(([mark, count]) => `<${mark}> × ${count}`)];
}
