import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { expect, test } from 'vitest';
import { onModelPage } from './versus-figure.ts';

const side = (slug: string, chip: string | null) => ({ slug, label: slug, chip, vendor: 'x' });
const answer = (technique: VersusAnswer['technique'], chip: string | null = 'x') =>
  ({
    a: side('b300', chip),
    b: side('mi355x', chip),
    inputTokens: 1024,
    outputTokens: 1024,
    at: 40,
    technique,
  }) as unknown as VersusAnswer;

test('a row leads to its model at its own slice: drafts and lengths are not lost', () => {
  expect(onModelPage(answer('PLAIN'), 'glm-5')).toBe(
    '/compare/b300-vs-mi355x?model=glm-5&in=1024&out=1024&at=40',
  );
  expect(onModelPage(answer('DRAFTING'), 'glm-5')).toBe(
    '/models/glm-5?in=1024&out=1024&at=40&drafts=on&with=b300%2Cmi355x',
  );
  expect(onModelPage(answer('PLAIN', null), 'glm-5')).toBe('/models/glm-5?in=1024&out=1024&at=40');
});
