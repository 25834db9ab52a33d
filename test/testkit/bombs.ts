import { gzipSync } from 'node:zlib';
import fc from 'fast-check';

/** What is sent to importRun, and how the answer must name it. */
export interface Bomb {
  name: string;
  document: string;
  context: string;
  /** One of the codes by which it may be refused. */
  codes: readonly string[];
}

const MIB = 1024 * 1024;
const repeated = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));

export const manyKeys = (count: number) =>
  `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join(',')}}`;
export const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
/** The head of a zip archive. */
export const ZIP = Buffer.from('504b0304140000000800', 'hex');

const archive = (name: string, document: string): Bomb => ({
  name,
  document,
  context: '',
  codes: ['IMPORT_COMPRESSED'],
});

/** Bombs, each of which once took the server seconds of its event loop, or gigabytes. */
export const NAMED_BOMBS: readonly Bomb[] = [
  {
    name: '27 MB of empty objects',
    document: `[${repeated('{},', 27 * MIB)}{}]`,
    context: '',
    codes: ['IMPORT_TOO_DEEP', 'DEADLINE_EXCEEDED', 'IMPORT_UNKNOWN_FORMAT'],
  },
  {
    name: '20 MB of JSON lines',
    document: repeated('{"a":1}\n', 20 * MIB),
    context: '',
    codes: ['IMPORT_TOO_DEEP'],
  },
  {
    name: '4,000,000 times to first token',
    document: `{"model_id":"x","completed":4000000,"duration":1,"ttfts":[${repeated('0.1,', 16_000_000)}0.1]}`,
    context: '',
    codes: ['IMPORT_UNKNOWN_FORMAT', 'IMPORT_TOO_DEEP', 'DEADLINE_EXCEEDED', 'INVALID'],
  },
  {
    name: '60,000 brackets of YAML',
    document: '{}',
    context: '['.repeat(60_000),
    codes: ['SCHEMA-SHAPE'],
  },
  {
    name: '6,000 unknown keys',
    document: '{}',
    context: Array.from({ length: 6_000 }, (_, i) => `k${i}: 1`).join('\n'),
    codes: ['SCHEMA-SHAPE', 'SCHEMA-UNKNOWN-KEY'],
  },
  { name: '65 levels', document: nested(65), context: '', codes: ['IMPORT_TOO_DEEP'] },
  { name: 'a million keys', document: manyKeys(1_000_000), context: '', codes: ['IMPORT_TOO_DEEP'] },
  archive('gzip as text', gzipSync(Buffer.alloc(MIB)).toString('utf8')),
  archive('gzip as bytes', gzipSync(Buffer.alloc(MIB)).toString('latin1')),
  archive('zip', ZIP.toString('utf8')),
];

const piece = fc.constantFrom(
  '{},',
  '[],',
  '{"a":1}\n',
  '0,',
  '"x",',
  '{"k":[',
  '[[',
  '{"a":{',
  'NaN,',
  '-',
  '"\\u0000",',
);
const yamlPiece = fc.constantFrom(
  '[',
  '{',
  '- ',
  '? ',
  'a: &a\n',
  '*a ',
  '!!map {',
  'a:\n ',
  '| \n',
  '"',
  "k: 'x'\n",
);

/** Seeded bombs of up to 8 MB, or up to 64 KB of context. */
export function seededBombs(count: number, seed: number): Bomb[] {
  const drawn = fc.record({
    pieces: fc.array(piece, { minLength: 1, maxLength: 3 }),
    yaml: fc.array(yamlPiece, { minLength: 1, maxLength: 3 }),
    megabytes: fc.integer({ min: 1, max: 8 }),
    inContext: fc.boolean(),
    wrapped: fc.boolean(),
  });
  return fc
    .sample(drawn, { numRuns: count, seed })
    .map(({ pieces, yaml, megabytes, inContext, wrapped }, i) => {
      const text = repeated(pieces.join(''), megabytes * MIB);
      const wrap = wrapped ? `{"model_id":"x","ttfts":[${text}0]}` : text;
      return {
        name: `seeded bomb ${i}`,
        document: inContext ? '{}' : wrap,
        context: inContext ? repeated(yaml.join(''), 60_000) : '',
        codes: [],
      };
    });
}
