import { quantityText } from './quantity-text.ts';
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
