import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { whollyBetter } from '@inferbench/domain/scores/ranking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Interval,
  MAX_STATEMENTS,
  type Profile,
  type PublishedBoard,
  sliceInput,
  startPublishedBoard,
} from '../testkit/published-board.ts';
import { countStatements } from '../testkit/statements.ts';

let published: PublishedBoard;
beforeAll(async () => {
  published = await startPublishedBoard();
});
afterAll(() => published.stop());

const FRONT = `query ($slice: SliceInput!, $axes: [Metric!], $evidence: EvidenceInput) {
  paretoFront(slice: $slice, axes: $axes, evidence: $evidence) {
    slice { systems } axes keys { techniques costBasis powerBoundary } omitted summary
    systems { system label onFront dominatedBy values { metric unit value interval { low high } }
      profile { ranks { metric rank } spread fieldSize specialist } }
    incomplete { system label values { metric } missing { metric reason detail } } } }`;
interface Front {
  slice: { systems: number };
  axes: Metric[];
  keys: { techniques: string; costBasis: string | null; powerBoundary: string | null };
  omitted: number;
  summary: string;
  systems: {
    system: string;
    onFront: boolean;
    dominatedBy: string[];
    values: { metric: Metric; value: number; interval: Interval }[];
    profile: Profile;
  }[];
  incomplete: { system: string; missing: { metric: Metric; reason: string; detail: string }[] }[];
}
const WITHOUT_DEFAULT = FRONT.replace('$axes: [Metric!], ', '').replace('axes: $axes, ', '');

describe('paretoFront', () => {
  test('of every slice holds each system once: on the front, dominated by a named one, or incomplete with reasons', async () => {
    for (const led of await published.slices()) {
      const front = await published.ask<Front>(WITHOUT_DEFAULT, { slice: sliceInput(led) });
      expect(front.axes).toEqual(FOUR_METRICS);
      expect(front.omitted).toBe(0);
      expect(front.systems.length + front.incomplete.length).toBe(front.slice.systems);
      for (const { missing } of front.incomplete) {
        expect(missing.length).toBeGreaterThan(0);
        expect(missing.every(({ detail }) => detail.length > 0)).toBe(true);
      }
      for (const { system, onFront, dominatedBy, values } of front.systems) {
        expect(onFront).toBe(dominatedBy.length === 0);
        expect(values.map(({ metric }) => metric)).toEqual(FOUR_METRICS);
        for (const slug of dominatedBy) {
          const other = front.systems.find((each) => each.system === slug) ?? fail();
          expect(slug).not.toBe(system);
          for (const [i, { metric }] of values.entries()) {
            const [own, theirs] = [values[i] ?? fail(), other.values[i] ?? fail()];
            expect(whollyBetter(own, theirs, METRIC_DEFINITIONS[metric].higherIsBetter)).toBe(false);
          }
        }
      }
    }
  });

  test('says its keys and its finding; a chosen axis has everybody who has it; a filter ranks anew', async () => {
    const slice = sliceInput(await published.mostLed());
    const front = await published.ask<Front>(WITHOUT_DEFAULT, { slice });
    expect(front.keys).toMatchObject({
      techniques: 'plain',
      costBasis: expect.stringMatching(/^(RENTED|CONTRACT|OWNED)$/),
    });
    expect(front.summary).toMatch(/^(On|No system)/);
    const tops = await published.ask<Front>(FRONT, { slice, axes: ['USEFUL_TOPS'] });
    const best = tops.systems.filter(({ onFront }) => onFront).map(({ system }) => system);
    const { leaders } = await published.mostLed();
    // Who leads is told by the wider interval of verdicts: whoever is on the front of one axis leads or ties.
    const led = leaders.filter(({ metric }) => metric === 'USEFUL_TOPS');
    const behind = best.filter((slug) => led.every(({ system }) => system.slug !== slug));
    expect(led.length === 0 ? [] : behind).toEqual([]);
    const none = await published.ask<Front>(WITHOUT_DEFAULT, { slice, evidence: { minGrade: 'E4' } });
    expect(none).toMatchObject({ systems: [], incomplete: [], omitted: 0 });
  });

  test('no axis at all and a model that nobody has are refused', async () => {
    const slice = sliceInput(await published.mostLed());
    for (const [variables, code] of [
      [{ slice, axes: [] }, 'INVALID'],
      [{ slice: { ...slice, model: 'llama-3-8' }, axes: ['USEFUL_TOPS'] }, 'NOT_FOUND'],
    ] as const) {
      const { errors } = await published.api.post(FRONT, variables);
      expect(errors?.[0]?.extensions['code']).toBe(code);
    }
  });

  test('costs at most four statements', async () => {
    const slice = sliceInput(await published.mostLed());
    const whole = () => published.ask(WITHOUT_DEFAULT, { slice });
    const filtered = () => published.ask(WITHOUT_DEFAULT, { slice, evidence: { kinds: ['REPORTED'] } });
    expect(await countStatements(published.api, whole)).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect(await countStatements(published.api, filtered)).toBeLessThanOrEqual(MAX_STATEMENTS);
  });
});

function fail(): never {
  throw new Error('missing');
}
