import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { askedPath, isOfApi } from './asked-path.ts';

const isForApi = (url: string) => isOfApi(askedPath(url)?.pathname ?? '');

describe('one path', () => {
  test.each([
    '/graphql',
    '/graphql?query=x',
    '/graphiql',
    '/graphiql/graphiql.js',
    '/evidence/ab',
    '/session/login',
    '/export/scores.csv',
    '/export/scores.jsonl?kind=REPORTED',
    '/export/scores.meta.json',
    '/export/systems.csv',
    '/export/chips.jsonl',
    '/export/models.csv',
    '/export/simulated.csv?model=deepseek-r1',
    // As every parser of addresses reads them.
    '/chips/../graphql',
    '/chips/%2e%2E/graphql',
    '/./graphql',
    '\\graphql'.replace('\\', '/'),
    '/chips\\..\\graphql',
  ])('%s is answered by the API', (url) => expect(isForApi(url)).toBe(true));

  test.each([
    '/export/leaderboard.csv',
    '/export/scores.exe',
    '/export/scores.json',
    '/export/chips.meta.json',
    '/export/scores.csv/x',
    '/exports/scores.csv',
    '/graphqlx',
    '/graphql/',
    '/GraphQL',
    '/%67raphql',
    '/evidence%2fab',
    '/session%5Clogin',
    '/evidence/../chips',
    '/session/..\\chips',
    '/graphql/%2e%2e/chips',
    '/chips//graphql',
  ])('%s is a page of the site, or nothing', (url) => expect(isForApi(url)).toBe(false));

  test.each([
    '',
    '*',
    'http://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/%E0%A4%A',
    '/%',
  ])('"%s" is none of ours', (url) => expect(askedPath(url)).toBeNull());

  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5C',
    'graphql',
    'evidence',
    'session',
    'GRAPHQL',
    'a',
    '?',
    '#',
    ';',
    '%',
    '%00',
  );
  property.prop([fc.array(piece, { maxLength: 10 })], { numRuns: 5_000 })(
    'what the site hands on is to the API what it was to the site',
    (pieces) => {
      const asked = askedPath(`/${pieces.join('')}`);
      if (asked === null) return;
      const again = askedPath(asked.pathname + asked.search);
      expect(again?.pathname).toBe(asked.pathname);
      expect(asked.pathname.split('/')).not.toContain('..');
    },
  );
});
