import { expect, test } from 'vitest';
import type { GraphqlBody } from './api.ts';
import { matrixDifferences, QUESTIONS, ROLE_MATRIX } from './role-matrix.ts';
import type { RoleWorld, Whose } from './role-world.ts';

const CODES: Readonly<Record<string, string>> = {
  U: 'UNAUTHENTICATED',
  F: 'FORBIDDEN',
  N: 'NOT_FOUND',
  C: 'CONFLICT_OF_INTEREST',
  A: 'NOT_ALLOWED_NOW',
  S: 'STEP_UP_NEEDED',
};

const askersOf = (whose: Whose) =>
  Object.fromEntries(
    ROLE_MATRIX.columns.map((column) => [column, () => Promise.resolve(`${whose} ${column}`)]),
  );
const WORLD: RoleWorld = { askers: { own: askersOf('own'), other: askersOf('other') }, ids: {} };

/** An answer that a letter of the matrix stands for. */
function answerOf(what: string, letter: string): GraphqlBody {
  const [outer = '', inner] = what.split('.');
  const error = CODES[letter];
  if (Object.hasOwn(ROLE_MATRIX.mutations, what)) return { data: { [what]: error ? { code: error } : {} } };
  if (error) return { data: null, errors: [{ message: '', extensions: { code: error } }] };
  const value = letter === 'D' ? [{ name: 'told' }] : [{ name: null }];
  return { data: { [outer]: inner === undefined ? value : { [inner]: value } } };
}

/** A server that does what the matrix says while passkeys are fresh, but for one cell. */
function serverWith(leak: { what: string; asker: string; letter: string } | null) {
  return {
    post(document: string, _variables: unknown, token = '') {
      const question = QUESTIONS.find((each) => each.document === document);
      const [whose = 'own', column = ''] = token.split(' ');
      const row = question?.cells[whose as Whose] ?? []; // as askersOf writes it
      const cell = row[ROLE_MATRIX.columns.indexOf(column)] ?? '';
      const said = cell.startsWith('P') ? (cell.split(':')[1] ?? 'L') : cell;
      const isLeak = leak?.what === question?.what && leak?.asker === token;
      return Promise.resolve(answerOf(question?.what ?? '', isLeak ? (leak?.letter ?? '') : said));
    },
  };
}

test('a server that does what every cell says is not complained about, while passkeys are fresh', async () => {
  const { asked, wrong } = await matrixDifferences(serverWith(null), WORLD, true);
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(400);
});

test('a server that asks for no fresh passkey is told in every cell that wants one', async () => {
  const { wrong } = await matrixDifferences(serverWith(null), WORLD, false);
  expect(wrong.length).toBeGreaterThan(10);
  expect(wrong.every((line) => line.endsWith(' instead of S'))).toBe(true);
});

test.each([
  {
    what: 'createApiKey',
    asker: 'own viewer',
    letter: 'L',
    words: 'createApiKey, viewer, own: L instead of F',
  },
  {
    what: 'submission',
    asker: 'other owner',
    letter: 'D',
    words: 'submission, owner, other: D instead of 0',
  },
  {
    what: 'viewer.members',
    asker: 'own visitor',
    letter: 'D',
    words: 'viewer.members, visitor, own: D instead of 0',
  },
  { what: 'submitRun', asker: 'own owner', letter: 'F', words: 'submitRun, owner, own: F instead of L' },
])('one cell that is let in, told or refused by mistake is named: $words', async ({ words, ...leak }) => {
  expect((await matrixDifferences(serverWith(leak), WORLD, true)).wrong).toEqual([words]);
});
