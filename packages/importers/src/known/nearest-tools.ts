import { keysOf } from '@inferbench/units/keys-of';
import { isRecord, objectsOf } from '../shared/content-items.ts';
import type { Content } from '../shared/importer.ts';
import { KNOWN_TOOLS } from './known-tools.ts';
import { READ_TOOLS } from './read-tools.ts';
import type { ToolSign } from './tool-sign.ts';

const NEAREST = 3;
const MAX_KEYS = 2000;
const MAX_DEPTH = 3;

/** Words that every other file has. */
const COMMON = new Set([
  'schema',
  'version',
  'model',
  'name',
  'type',
  'config',
  'results',
  'metrics',
  'data',
  'run',
  'args',
]);

interface Candidate {
  name: string;
  make: string;
  keys: ReadonlySet<string>;
}

const CANDIDATES: readonly Candidate[] = [
  ...keysOf(READ_TOOLS).map((format) => {
    const { name, make, keys } = READ_TOOLS[format];
    return { name, make, keys: new Set(keys) };
  }),
  ...KNOWN_TOOLS.map(({ name, signs, advice }) => ({
    name,
    make: advice,
    keys: new Set(signs.flatMap(namesIn)),
  })),
];

function namesIn(sign: ToolSign): string[] {
  if ('keys' in sign) return sign.keys.flatMap((key) => key.split('.').filter((part) => part !== '[]'));
  return 'columns' in sign ? [...sign.columns] : [];
}

/** Up to three tools whose files share most names with this one, of those that are read first. */
export function nearestTools(content: Content): { name: string; make: string }[] {
  const own = namesOf(content);
  const shared = ({ keys }: Candidate) => {
    const found = [...keys].filter((key) => own.has(key));
    return found.reduce((sum, key) => sum + (COMMON.has(key) ? 0.25 : 1), 0);
  };
  return CANDIDATES.map((tool) => ({ tool, score: shared(tool) }))
    .filter(({ score }) => score >= 1)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({ tool: { name, make } }) => ({ name, make }));
}

/** Names of keys and columns, of objects inside objects too; for a text the words of its head that are written like one. */
function namesOf(content: Content): Set<string> {
  const names = new Set<string>();
  if (content.kind === 'table') return new Set(content.header);
  if (content.kind === 'text')
    return new Set(
      (content.text.slice(0, 20_000).match(/[A-Za-z][\w ./-]{2,40}/g) ?? []).map((word) => word.trim()),
    );
  for (const object of objectsOf(content).slice(0, 3)) collect(object, names, MAX_DEPTH);
  return names;
}

function collect(value: unknown, names: Set<string>, depth: number): void {
  if (depth === 0 || names.size > MAX_KEYS) return;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (!isRecord(first)) return;
  for (const [key, inner] of Object.entries(first)) {
    names.add(key);
    collect(inner, names, depth - 1);
  }
}
