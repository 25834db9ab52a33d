// `inferbench rank` on what is published: for language models of the catalogue the answer that the page gives, within the limits of a
// visitor without a key. `npm test` asks for the two of its own examples and one by seed; INFERBENCH_LAWS=all for every one.
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { YourWorkload } from '@inferbench/graphql-documents/workload';
import { print } from 'graphql';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callCli } from '../testkit/call-cli.ts';
import { type PublishedBoard, startPublishedBoard } from '../testkit/published-board.ts';
import { testSeed } from '../testkit/environment.ts';
import { lawCount } from '../testkit/law-scale.ts';

const LANGUAGE = [...catalogue.models.values()].filter(isLanguageModel).map(({ slug }) => slug);
/** Models of the examples, and others by the seed. */
const FIRST = ['deepseek-r1', 'gpt-oss-120b', LANGUAGE[testSeed() % LANGUAGE.length] ?? ''];
const ASKED = [...new Set([...FIRST, ...LANGUAGE])].slice(0, lawCount(LANGUAGE.length, FIRST.length));

let published: PublishedBoard;
beforeAll(async () => {
  published = await startPublishedBoard();
});
afterAll(() => published.stop());

const FLAGS = ['--input-tokens', '1k', '--output-tokens', '256', '--users', '16'];

/** Asks again what a busy machine did not answer in time, as its message says: what it worked out by then is kept. */
async function patiently(words: string[], env: Record<string, string>) {
  let outcome = await callCli(words, env);
  for (let again = 0; again < 3 && outcome.exitCode === 6; again += 1) outcome = await callCli(words, env);
  return outcome;
}

test.each(ASKED)(
  '%s: the answer of the page, each measured row with source, date and link, no format that is not computed without a word',
  async (model) => {
    const env = { INFERBENCH_SERVER: published.api.server.url };
    const { exitCode, stdout, stderr } = await patiently(['rank', '--model', model, ...FLAGS, '--json'], env);
    expect([exitCode, stderr]).toEqual([0, '']);
    const output = OUTPUT_SCHEMAS.rank.parse(JSON.parse(stdout));
    if (!output.ok) throw new Error(stdout);
    const { ranking, sources } = output;
    expect(
      await published.ask(print(YourWorkload), {
        request: {
          model,
          requests: [{ inputTokens: 1024, outputTokens: 256 }],
          concurrency: 16,
          include: { interpolated: true, simulated: true },
        },
      }),
    ).toMatchObject(JSON.parse(JSON.stringify(ranking)));
    expect(ranking.ranking.length + ranking.simulated.length).toBeGreaterThan(0);
    for (const { pointIds } of ranking.ranking) {
      const source = sources.find(({ pointId }) => pointId === pointIds[0]);
      expect(source?.source).toMatch(/\w/);
      expect(source?.date).toMatch(/^20\d\d/);
      expect(source?.link).toMatch(/^http.+\/points\//);
    }
    const unsaid = ranking.simulated.filter(({ precision, basis, chip }) => {
      const peaks = catalogue.chips.get(chip)?.peaks.map((peak) => peak.precision) ?? [];
      const isComputed =
        precision === 'FP8' ? peaks.some((word) => /^(?:fp8|int8)$/.test(word)) : peaks.includes('fp4');
      return ['FP8', 'FP4'].includes(precision) && !isComputed && !basis.includes(`computes ${precision} in`);
    });
    expect(unsaid).toEqual([]);
  },
  240_000,
);
