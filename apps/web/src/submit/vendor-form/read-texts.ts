import { countPath, type FormNode, type FormTexts, NAME_KEY, pathOf } from './form-node.ts';

/** What stands in the fields for a document that is there: the other way round of `buildDocument`. */
export function readTexts(nodes: readonly FormNode[], document: unknown): FormTexts {
  const texts: Record<string, string> = {};
  fill(nodes, document, { path: '', texts });
  return texts;
}

interface Filling {
  path: string;
  texts: Record<string, string>;
}

function fill(nodes: readonly FormNode[], value: unknown, { path, texts }: Filling): void {
  if (!isTree(value)) return;
  for (const node of nodes) {
    const inner = value[node.key];
    const own = pathOf(path, node.key);
    if (inner === undefined || inner === null || node.kind === 'fixed') continue;
    if (node.kind === 'group') fill(node.nodes, inner, { path: own, texts });
    else if (node.kind === 'list') fillList(node, inner, { path: own, texts });
    else texts[own] = textOf(node, inner);
  }
}

function fillList(
  { nodes, named }: Extract<FormNode, { kind: 'list' }>,
  value: unknown,
  { path, texts }: Filling,
): void {
  const entries: [string, unknown][] = named
    ? Object.entries(isTree(value) ? value : {})
    : (Array.isArray(value) ? value : []).map((entry: unknown, index) => [String(index), entry]);
  texts[countPath(path)] = String(entries.length);
  for (const [index, [name, entry]] of entries.entries()) {
    const own = pathOf(path, index);
    if (named) texts[pathOf(own, NAME_KEY)] = name;
    fill(nodes, entry, { path: own, texts });
  }
}

function textOf(node: FormNode, value: unknown): string {
  if (node.kind === 'figure') return figureText(node.key, value);
  if (Array.isArray(value)) {
    const of = (each: unknown) => (node.kind === 'figures' ? figureText(node.key, each) : plain(each));
    return value.map(of).join(node.kind === 'figures' ? ', ' : '\n');
  }
  return plain(value);
}

/** Figures of SI units stand in the units that people write; what has a unit already stays. */
function figureText(key: string, value: unknown): string {
  if (isTree(value)) return `${plain(value['value'])} ${plain(value['unit'])}`;
  return typeof value === 'number' ? quantityText(key, value) : plain(value);
}

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Units that end our keys, with the unit that people write and its prefixes. */
const WRITTEN: readonly [RegExp, string, readonly string[]][] = [
  [/bytesPerSec$/i, 'B/s', ['', 'k', 'M', 'G', 'T', 'P']],
  [/bytes$/i, 'B', ['', 'k', 'M', 'G', 'T', 'P']],
  [/opsPerSec$/i, 'OPS', ['', 'k', 'M', 'G', 'T', 'P']],
  [/watts$/i, 'W', ['']],
  [/hz$/i, 'Hz', ['', 'k', 'M', 'G']],
  [/usdPerHour$/i, 'USD/h', ['']],
  [/usd$/i, 'USD', ['']],
];

/** "3.35 TB/s" for 3.35e12 under `bandwidthBytesPerSec`: the same number, to its last digit. */
export function quantityText(key: string, value: number): string {
  const [, unit = '', prefixes = ['']] = WRITTEN.find(([end]) => end.test(key)) ?? [];
  const step = Math.max(0, Math.min(prefixes.length - 1, Math.floor(Math.log10(Math.abs(value)) / 3)));
  // Moving the point of the written number rounds nothing.
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  const scaled = Number(`${digits}e${Number(exponent) - 3 * step}`);
  return `${scaled} ${prefixes[step] ?? ''}${unit}`.trim();
}
