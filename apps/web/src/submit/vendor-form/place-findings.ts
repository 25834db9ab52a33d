import type { FormFinding } from './form-finding.ts';
import { isStated } from './build-document.ts';
import { entriesAt, type FormNode, type FormTexts, NAME_KEY, pathOf } from './form-node.ts';
import { partsOfPath } from '../value-at.ts';

export type Placed = ReadonlyMap<string, readonly FormFinding[]>;

/** Places each finding at the field that its JSON path names, else at the first field of the part that it names. */
export function placeFindings(
  findings: readonly FormFinding[],
  { nodes, texts }: { nodes: readonly FormNode[]; texts: FormTexts },
): Placed {
  return placedAt(findings, ({ path }) => fieldOf(partsOfPath(path), { nodes, path: '', texts }));
}

export function placedAt(
  findings: readonly FormFinding[],
  pathOfField: (finding: FormFinding) => string | null,
): Placed {
  const placed = new Map<string, FormFinding[]>();
  for (const finding of findings) {
    const path = pathOfField(finding) ?? '';
    placed.set(path, [...(placed.get(path) ?? []), finding]);
  }
  return placed;
}

interface Walk {
  nodes: readonly FormNode[];
  path: string;
  texts: FormTexts;
}

function fieldOf([key, ...rest]: readonly string[], { nodes, path, texts }: Walk): string | null {
  const node = nodes.find((each) => each.key === key);
  if (node === undefined) return path === '' ? null : firstField(nodes, path);
  const own = pathOf(path, node.key);
  if (node.kind === 'fixed') return null;
  if (node.kind === 'group')
    return rest.length === 0
      ? firstField(node.nodes, own)
      : fieldOf(rest, { nodes: node.nodes, path: own, texts });
  if (node.kind !== 'list') return own;
  const entry = entryOf(node, rest[0], { path: own, texts });
  if (entry === null) return own;
  return rest.length < 2
    ? firstField(node.nodes, entry)
    : fieldOf(rest.slice(1), { nodes: node.nodes, path: entry, texts });
}

/** Entries in which nothing is typed are not in the document, so that its numbers skip them. */
function entryOf(
  { nodes, named }: Extract<FormNode, { kind: 'list' }>,
  part: string | undefined,
  { path, texts }: { path: string; texts: FormTexts },
): string | null {
  const stated = entriesAt(texts, path).filter((entry) => isStated(nodes, entry, texts));
  const found = named
    ? stated.find((entry) => (texts[pathOf(entry, NAME_KEY)] ?? '').trim() === part)
    : stated[Number(part)];
  return found ?? stated[0] ?? null;
}

function firstField(nodes: readonly FormNode[], path: string): string {
  const first = nodes.find(({ kind }) => kind !== 'fixed' && kind !== 'group' && kind !== 'list');
  return first === undefined ? path : pathOf(path, first.key);
}
