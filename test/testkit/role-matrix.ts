import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { GraphqlBody, TestApi } from './api.ts';
import { ROOT } from './environment.ts';
import { documentOf } from './mutate.ts';
import type { RoleWorld } from './role-world.ts';

const Cells = z.union([z.string(), z.number()]).transform((text) => String(text).split(' '));
const Row = z.strictObject({ ask: z.string().optional(), own: Cells, other: Cells.optional() });
const Matrix = z.strictObject({
  columns: z.array(z.string()),
  cells: z.record(z.string(), z.string()),
  mutations: z.record(
    z.string(),
    Row.omit({ ask: true }).extend({ input: z.record(z.string(), z.unknown()) }),
  ),
  viewer: z.record(z.string(), Row),
  hidden: z.record(z.string(), Row.extend({ ask: z.string() })),
});

/** Who may do and see what, as test/fixtures/role-matrix.yaml says it. */
export const ROLE_MATRIX = Matrix.parse(
  parse(readFileSync(path.join(ROOT, 'test/fixtures/role-matrix.yaml'), 'utf8')),
);

/** A text with the ids that its words with a $ stand for. Longer names first: `$hidden` begins `$hiddenRun`. */
function withIds(text: string, ids: Readonly<Record<string, string>>): string {
  return Object.keys(ids)
    .toSorted((a, b) => b.length - a.length)
    .reduce((filled, name) => filled.replaceAll(`$${name}`, ids[name] ?? ''), text);
}

/** The letter that a cell has while passkeys are fresh, or when they are not: `P:N` is N with one. */
function cellWhen(cell: string, fresh: boolean): string {
  if (!cell.startsWith('P')) return cell;
  return fresh ? (cell.split(':')[1] ?? 'L') : 'S';
}

/** A row of the matrix as one question. */
interface Question {
  what: string;
  document: string;
  variables: object;
  /** The answer's letter. */
  letterOf: (body: GraphqlBody) => string;
  cells: Readonly<Record<'own', string[]>> & { other?: string[] | undefined };
}

const REFUSALS: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'U',
  FORBIDDEN: 'F',
  NOT_FOUND: 'N',
  CONFLICT_OF_INTEREST: 'C',
  NOT_ALLOWED_NOW: 'A',
  STEP_UP_NEEDED: 'S',
};

/** Every row of the matrix. */
export const QUESTIONS: readonly Question[] = [
  ...Object.entries(ROLE_MATRIX.mutations).map(([name, { input, ...cells }]): Question => ({
    what: name,
    document: documentOf(name),
    variables: { input: { ...(name === 'importRun' ? {} : { idempotencyKey: 'role-matrix' }), ...input } },
    letterOf({ data, errors }) {
      const outcome = data?.[name] as { code?: string } | undefined; // as documentOf asks
      if (outcome === undefined || errors !== undefined) return JSON.stringify(errors);
      return REFUSALS[outcome.code ?? ''] ?? 'L';
    },
    cells,
  })),
  ...Object.entries(ROLE_MATRIX.viewer).map(([name, { ask, ...cells }]): Question => {
    const question = {
      what: `viewer.${name}`,
      document: `{ viewer { ${ask ?? name} } }`,
      variables: {},
      cells,
    };
    return {
      ...question,
      letterOf: ({ data, errors }) => told((data?.['viewer'] as Data | null)?.[name], errors),
    };
  }),
  ...Object.entries(ROLE_MATRIX.hidden).map(([name, { ask, ...cells }]): Question => {
    const question = { what: name, document: `{ ${ask} }`, variables: {}, cells };
    return { ...question, letterOf: ({ data, errors }) => told(Object.values(data ?? {})[0], errors) };
  }),
];

type Data = Record<string, unknown>;

/** D where anything is told, 0 for null, an empty list, or an object of nothing else; the letter of an error. */
function told(value: unknown, errors: GraphqlBody['errors']): string {
  const [error] = errors ?? [];
  if (error !== undefined) return REFUSALS[String(error.extensions['code'])] ?? JSON.stringify(error);
  return isNothing(value) ? '0' : 'D';
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

/** Lists what the matrix says otherwise than a server, cell by cell. */
export async function matrixDifferences(
  api: Pick<TestApi, 'post'>,
  world: RoleWorld,
  fresh: boolean,
): Promise<{ asked: number; wrong: string[] }> {
  const wrong: string[] = [];
  let asked = 0;
  for (const { what, document, variables, letterOf, cells } of QUESTIONS)
    for (const whose of ['own', 'other'] as const)
      for (const [index, cell] of (cells[whose] ?? []).entries()) {
        const column = ROLE_MATRIX.columns[index] ?? '';
        const filled = JSON.parse(withIds(JSON.stringify(variables), world.ids)) as Data; // of our making
        const body = await api.post(
          withIds(document, world.ids),
          filled,
          await world.askers[whose][column]?.(),
        );
        asked += 1;
        const expected = cellWhen(cell, fresh);
        const found = letterOf(body);
        if (found !== expected) wrong.push(`${what}, ${column}, ${whose}: ${found} instead of ${expected}`);
      }
  return { asked, wrong };
}
