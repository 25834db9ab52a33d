import { QUANTITY_WORDS } from '@inferbench/units/quantity';
import { z } from 'zod';
import { Chip, type ChipFamily } from '../chips/chip.ts';
import { mainMemoryOf } from '../chips/read-chip.ts';
import { nameSlug } from './names.ts';
import { mayBeAbsent, objectFor, unwrapped, wordsOf } from '../documents/schema-node.ts';

export interface ChipStart {
  family: ChipFamily;
  name?: string | undefined;
  vendor?: string | undefined;
  /** The day on which its sources are taken to be read; the core has no clock. */
  today: string;
}

/** A key in the file: what is given for it, and whether it is to be filled or shown as an example. */
interface Place {
  path: string;
  mode: 'fill' | 'example';
  given: ReadonlyMap<string, string>;
  /** May be left out by the schema, and is asked for all the same. */
  asked: ReadonlySet<string>;
}

/** A file that its vendor fills: each key with a sentence, needed ones empty, the others commented out with an example. */
export function chipTemplate({ family, name, vendor, today }: ChipStart): string {
  const schema = objectFor(Chip, { family });
  if (schema === null) throw new Error(`There is no family ${family}.`);
  const memory = mainMemoryOf(family);
  const given = new Map(
    Object.entries({
      family,
      name,
      vendor,
      slug: vendor === undefined || name === undefined ? undefined : slugOf(`${vendor} ${name}`),
      [`sources.${SOURCE_KEY}.readOn`]: today,
    }).flatMap(([key, value]): [string, string][] => (value === undefined ? [] : [[key, value]])),
  );
  const asked = new Set(['peaks', memory, `${memory}.bandwidthBytesPerSec`]);
  const keys = Object.keys(schema.shape).toSorted((a, b) => rank(a) - rank(b));
  const isNeeded = (key: string) => key !== memory && (asked.has(key) || !mayBeAbsent(schema.shape[key]));
  const parts = (of: readonly string[]) =>
    of.map((key) => field(key, schema.shape[key], { path: key, mode: 'fill', given, asked }).join('\n'));
  return [
    HEAD(family),
    '# ---- Needed ----',
    ...parts(keys.filter(isNeeded)),
    '# ---- Needed for its roofline and its sheet: the memory that holds the weights ----',
    ...parts([memory]),
    '# ---- Optional: take the # off what you know ----',
    ...parts(keys.filter((key) => key !== memory && !isNeeded(key))),
    '',
  ].join('\n\n');
}

const EXAMPLES = Object.values(QUANTITY_WORDS).map(({ example }) => example);

const HEAD = (family: string) => `# A chip for InferBench, family ${family}.
# Fill in the empty lines, then: inferbench validate FILE, and inferbench submit FILE
# A figure is a plain number of SI units, or text with its unit: ${EXAMPLES.join(', ')}.
# 1 GB is 10^9 bytes and 1 GiB is 2^30. Rates are dense; the bandwidth of a link is that of one direction.
# What you do not know stays out: nothing is put in its place. A list has an entry for each "-".`;

/** Who it is first, then where figures come from, then the figures. */
const FIRST = ['schema', 'family', 'name', 'vendor', 'slug', 'status', 'sources', 'peaks'];
const rank = (key: string) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);

/** The one source that a first file has, and what nearly all say: they are written in place of a blank. */
const SOURCE_KEY = 'datasheet';
const MOSTLY = new Set(['schema', 'source', 'confidence', 'status']);

/** One key: its sentence, and its line or lines; commented out where it is to be filled and may be left out. */
function field(key: string, schema: unknown, place: Place): string[] {
  const isOptional = mayBeAbsent(schema) && !place.asked.has(place.path);
  if (place.mode === 'example') return [`# ${sentence(schema, isOptional)}`, ...linesOf(key, schema, place)];
  if (!isOptional)
    return [
      `# ${sentence(schema, false)}${shownExample(key, schema, place)}`,
      ...linesOf(key, schema, place),
    ];
  const lines = linesOf(key, schema, { ...place, mode: 'example' });
  return [`# ${sentence(schema, false)}`, ...lines.map((line) => `#${line}`)];
}

function linesOf(key: string, schema: unknown, place: Place): string[] {
  const inner = unwrapped(schema);
  const { example } = wordsOf(schema);
  const { path, mode, given } = place;
  const isLeaf = example !== undefined;
  if (!isLeaf && inner instanceof z.ZodRecord) {
    const entries = fields(inner.valueType, { ...place, path: `${path}.${SOURCE_KEY}` });
    return [`${key}:`, `  ${SOURCE_KEY}:`, ...entries.map((line) => `    ${line}`)];
  }
  if (!isLeaf && inner instanceof z.ZodArray) {
    const lines = fields(inner.element, { ...place, path: `${path}[]` });
    return [`${key}:`, '  -', ...lines.map((line) => `    ${line}`)];
  }
  if (!isLeaf && inner instanceof z.ZodObject) {
    return [`${key}:`, ...fields(inner, place).map((line) => `  ${line}`)];
  }
  const written = given.get(path);
  if (written !== undefined) return [`${key}: ${scalar(written)}`];
  return [mode === 'fill' && !MOSTLY.has(key) ? `${key}:` : `${key}: ${scalar(example)}`];
}

function fields(schema: unknown, place: Place): string[] {
  const shape = objectFor(schema, {})?.shape ?? {};
  return Object.entries(shape).flatMap(([key, child]) =>
    field(key, child, { ...place, path: `${place.path}.${key}` }),
  );
}

/** What the schema says, without what null would mean: here what is unknown is left out. */
function sentence(schema: unknown, isOptional: boolean): string {
  const inner = unwrapped(schema);
  const words = (wordsOf(schema).description ?? '').replace(/; null (?:where|for) [^.;]*(?=\.)/, '');
  const listed = inner instanceof z.ZodEnum ? inner.options.map(String) : [];
  const isTold = listed.every((option) => words.includes(option));
  return `${words}${isTold ? '' : ` One of ${listed.join(', ')}.`}${isOptional ? ' Optional.' : ''}`;
}

function shownExample(key: string, schema: unknown, { path, given }: Place): string {
  const { example } = wordsOf(schema);
  if (example === undefined || MOSTLY.has(key) || given.has(path)) return '';
  return ` Example: ${scalar(example)}`;
}

/** Plain where YAML reads the same text back, else in quotes. */
function scalar(example: unknown): string {
  const isPlain = typeof example === 'string' && /^[\w./][\w./ +-]*(?:: ?\/\/[\w./, -]+)?$/.test(example);
  if (typeof example === 'string' && /^\d{4}-\d\d-\d\d$/.test(example)) return example;
  const isText = isPlain && !/^[\d.eE+-]+$|^(?:true|false|null|yes|no|on|off)$|\s$/i.test(example);
  return isText ? example : JSON.stringify(example);
}

/** Vendor and name as the public name that a reader would guess. */
function slugOf(words: string): string {
  return nameSlug(words)
    .slice(0, 80)
    .replace(/[-.]+$/, '');
}
