import { expect, test } from 'vitest';
import { isForwarded } from '../../forward.mjs';

test.each([
  '/graphql',
  '/graphql?query=x',
  '/evidence/ab',
  '/export/scores.csv',
  '/export/scores.jsonl?kind=REPORTED',
])('%s is answered by the API', (url) => expect(isForwarded(url)).toBe(true));

test.each([
  '/export/leaderboard.csv',
  '/export/scores.exe',
  '/export/scores.csv/x',
  '/exports/scores.csv',
  '/graphqlx',
])('%s is a page of the site, or nothing', (url) => expect(isForwarded(url)).toBe(false));
