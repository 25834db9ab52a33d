import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testSeed } from '../testkit/environment.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { ask, MOST_CLICKS, OTHERS, WITH_MOUSE } from '../testkit/questions/ask.ts';
import { POINT_WITH_FINDINGS } from '../testkit/questions/of-engineers.ts';
import type { Question } from '../testkit/questions/question.ts';
import { QUESTIONS } from '../testkit/questions/questions.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/**
 * Thirty questions that people come with are answered in at most three clicks: a number with its unit, its kind and its interval or
 * the reason for it, in the first pixels of the page reached. `npm run questions` asks each in every way; `npm test` all with a mouse
 * and one in five otherwise, by turns.
 */
let site: ReadOnlySite;
let point = '';
beforeAll(async () => {
  site = await openPublishedSite();
  point = await pointWithFindings();
});
afterAll(() => site?.stop());

const Points = z.object({
  data: z.object({
    points: z.object({
      edges: z.array(
        z.object({ node: z.object({ id: z.string(), findings: z.array(z.object({ rule: z.string() })) }) }),
      ),
    }),
  }),
});

async function pointWithFindings(): Promise<string> {
  const answer = await site.graphql('{ points(first: 100) { edges { node { id findings { rule } } } } }');
  const found = Points.parse(answer).data.points.edges.find(({ node }) => node.findings.length > 0);
  if (found === undefined) throw new Error('no point of the published figures has a finding');
  return encodeURIComponent(found.node.id);
}

const placed = (question: Question): Question => ({
  ...question,
  start: question.start.replace(POINT_WITH_FINDINGS, point),
});

describe('with a mouse at 1280 px', () => {
  test.each(QUESTIONS)('a $who asks: $asks', async (question) => {
    expect(await ask(site, placed(question), WITH_MOUSE)).toBeLessThanOrEqual(MOST_CLICKS);
  });
});

/** Turns of questions: of five other ways each has one a run, and the seed says which; with all laws it has all. */
const TURNS = QUESTIONS.flatMap((question, place) =>
  OTHERS.map((asker, way) => ({ question, asker, way, place })),
).filter(({ way, place }) => lawCount(1, 0) === 1 || (way + place + testSeed()) % (OTHERS.length * 3) === 0);

describe('otherwise', () => {
  test.each(TURNS)('by $asker.name, a $question.who asks: $question.asks', async ({ question, asker }) => {
    expect(await ask(site, placed(question), asker)).toBeLessThanOrEqual(MOST_CLICKS);
  });
});

test('the query that stands on a comparison runs as it stands, and gives the chips and kinds of the page', async () => {
  const query = await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto(new URL('/compare/b200-vs-mi355x?model=deepseek-r1', site.web.url).toString());
    await page.getByText('The query behind this page').click();
    return page.locator('pre').innerText();
  });
  const answer = JSON.stringify(await site.graphql(query));
  expect(answer).not.toMatch(/"errors"|"code"/);
  expect(answer).toMatch(/"label":"B200"[\s\S]*"label":"MI355X"/);
  expect(answer).toMatch(/"value":\d[\s\S]*"kind":"(REPORTED|MEASURED|SIMULATED)"/);
});

test('there are thirty questions, one of them about three addresses', () => {
  expect(QUESTIONS).toHaveLength(32);
});
