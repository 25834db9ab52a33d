import { countOf, entriesAt, type FormNode, type FormTexts, NAME_KEY, pathOf } from './form-node.ts';

export type Plain = string | number | Plain[] | { [key: string]: Plain };
type Tree = Record<string, Plain>;

interface Building {
  texts: FormTexts;
  /** Stands where a figure names none: the first source of the document. */
  source: string;
}

/** The document of what was typed: figures as they were written, and nothing where nothing was typed. */
export function buildDocument(nodes: readonly FormNode[], texts: FormTexts): Tree {
  const first = countOf(texts, 'sources') > 0 ? (texts[pathOf('sources', 0, NAME_KEY)] ?? '').trim() : '';
  return treeOf(nodes, '', { texts, source: first === '' ? 'datasheet' : first });
}

function treeOf(nodes: readonly FormNode[], path: string, building: Building): Tree {
  return Object.fromEntries(
    nodes.flatMap((node): [string, Plain][] => {
      const value = valueOf(node, pathOf(path, node.key), building);
      return value === null ? [] : [[node.key, value]];
    }),
  );
}

function valueOf(node: FormNode, path: string, building: Building): Plain | null {
  const text = (building.texts[path] ?? '').trim();
  if (node.kind === 'fixed') return node.value;
  if (node.kind === 'list') return listOf(node, path, building);
  if (node.kind === 'group')
    return isStated(node.nodes, path, building.texts)
      ? withSource(node.nodes, treeOf(node.nodes, path, building), building)
      : null;
  if (text === '') return null;
  return (READ[node.kind] ?? plainText)(text);
}

const plainText = (text: string): Plain => text;

/** How a text is read that is more than itself. */
const READ: Partial<Record<FormNode['kind'], (text: string) => Plain>> = {
  number: numberOf,
  lines: (text) => partsOf(text, '\n'),
  figures: (text) => partsOf(text, ','),
};

/** Left empty, a figure is read from the first source, which is what most say of all of theirs. */
function withSource(nodes: readonly FormNode[], tree: Tree, { source }: Building): Tree {
  const keys = nodes.map(({ key }) => key);
  if (!keys.includes('source')) return tree;
  return { ...tree, source: tree['source'] ?? source, confidence: tree['confidence'] ?? 'datasheet' };
}

function listOf(
  { nodes, named }: Extract<FormNode, { kind: 'list' }>,
  path: string,
  building: Building,
): Plain | null {
  const entries = entriesAt(building.texts, path)
    .filter((entry) => isStated(nodes, entry, building.texts))
    .map((entry) => ({ entry, tree: withSource(nodes, treeOf(nodes, entry, building), building) }));
  if (entries.length === 0) return null;
  if (!named) return entries.map(({ tree }) => tree);
  return Object.fromEntries(
    entries.map(({ entry, tree }, index) => {
      const name = (building.texts[pathOf(entry, NAME_KEY)] ?? '').trim();
      return [name === '' ? (index === 0 ? 'datasheet' : `source-${index + 1}`) : name, tree];
    }),
  );
}

/** Whether anything is typed below a path; where a figure comes from says nothing without a figure. */
export function isStated(nodes: readonly FormNode[], path: string, texts: FormTexts): boolean {
  return nodes.some((node) => {
    const own = pathOf(path, node.key);
    if (node.kind === 'group') return isStated(node.nodes, own, texts);
    if (node.kind === 'list')
      return entriesAt(texts, own).some((entry) => isStated(node.nodes, entry, texts));
    if (node.kind === 'fixed' || node.kind === 'source' || node.key === 'confidence') return false;
    return (texts[own] ?? '').trim() !== '';
  });
}

/** What is no number stays as it is, so that its finding shows what was typed. */
function numberOf(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

function partsOf(text: string, by: string): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
