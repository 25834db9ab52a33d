import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { SummaryPoint } from '@inferbench/domain/point';
import type { Run } from '@inferbench/domain/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { describe, expect, test } from 'vitest';

const mapped = MEASUREMENTS.map((list) => ({ list, ...mapMeasurements(list, catalogue) }));
const runs = mapped.flatMap((list) => list.runs);

interface Found {
  run: Run;
  point: SummaryPoint;
  index: number;
}

/** Points with the ids of the rows that they were made from. */
const points: Found[] = runs.flatMap((run) =>
  run.points.flatMap((point, index) => (point.measurement === 'summary' ? [{ run, point, index }] : [])),
);
const rowsOf = ({ point }: Found) => point.reported?.rows.map((row) => row.id) ?? [];

function pointOf(id: string): Found {
  const found = points.find((point) => rowsOf(point).includes(id));
  if (!found) throw new Error(`no point of ${id}`);
  return found;
}

describe('1,047 published figures', () => {
  test('none is lost and none is used twice: each is in one point, or is listed with its reason', () => {
    const all = MEASUREMENTS.flatMap((list) => list.rows.map((row) => row.id)).toSorted();
    const used = [
      ...points.flatMap(rowsOf),
      ...mapped.flatMap(({ unmapped }) => unmapped.map((row) => row.id)),
    ];
    expect(all).toHaveLength(1047);
    expect(used.toSorted()).toEqual(all);
  });

  test('every run evaluates; none is refused', { timeout: 30_000 }, () => {
    const verdicts = new Set(runs.map((run) => evaluateRun(run, catalogue).verdict));
    expect([...verdicts].every((verdict) => verdict !== 'REJECTED')).toBe(true);
  });

  test('they fill the board: slices, systems, chips, families', () => {
    const slices = new Map<string, { systems: Set<string>; chips: Set<string>; families: Set<string> }>();
    for (const run of runs) {
      const evaluation = evaluateRun(run, catalogue);
      const chip = catalogue.chips.get(run.system.chip ?? '');
      if (evaluation.verdict !== 'VALIDATED' || !chip) continue;
      for (const { position, unranked, boardValues } of evaluation.points) {
        if (position === null || unranked !== null || boardValues.length === 0) continue;
        const key = JSON.stringify(position.slice);
        const slice = slices.get(key) ?? { systems: new Set(), chips: new Set(), families: new Set() };
        slice.systems.add(`${chip.slug} ${run.system.chips} ${run.system.framework}`);
        slice.chips.add(chip.slug);
        slice.families.add(chip.family);
        slices.set(key, slice);
      }
    }
    const count = (
      of: (slice: { systems: Set<string>; chips: Set<string>; families: Set<string> }) => boolean,
    ) => [...slices.values()].filter(of).length;
    expect(slices.size).toBeGreaterThanOrEqual(90);
    expect(count((slice) => slice.systems.size >= 2)).toBeGreaterThanOrEqual(35);
    expect(count((slice) => slice.chips.size >= 3)).toBeGreaterThanOrEqual(20);
    expect(count((slice) => slice.families.size >= 2)).toBeGreaterThanOrEqual(5);
  });

  test('a decode row is its time per token at its static batch', () => {
    const { run, point } = pointOf('m0001');
    expect(run.system).toMatchObject({ chip: 'amd-mi300x', chips: 1, tensorParallel: 1, framework: 'vllm' });
    expect(point).toMatchObject({
      phase: 'DECODE',
      batch: 16,
      batchBasis: 'STATIC',
      inputTokens: 1024,
      outputTokens: 1024,
    });
    expect(point.tpotSec).toBeCloseTo(0.012063, 12);
    expect(point.reported).toMatchObject({ sourceGrade: 'B' });
  });

  test('tokens per second of one sequence are the inverse of its time per token', () => {
    const { point } = pointOf('m0017');
    expect(point).toMatchObject({ phase: 'DECODE', batch: 1, inputTokens: 0, outputTokens: 512 });
    expect(point.tpotSec).toBeCloseTo(1 / 36.9, 12);
  });

  test('serving without a published prompt length stays without a slice, and says so', () => {
    const energy = points.find(({ run }) => run.publication?.document === 'ml-energy/leaderboard');
    if (!energy) throw new Error('no ML.ENERGY point');
    const evaluated = evaluateRun(energy.run, catalogue).points[energy.index];
    expect(energy.point.batchBasis).toBe('ACHIEVED');
    expect(evaluated?.position).toBeNull();
    expect(evaluated?.positionReason).toContain('length');
  });

  test('a throughput that is missing beside watts and joules per token is derived and marked', () => {
    const derived = points.filter(
      ({ point }) =>
        point.derived.some(({ key }) => key === 'outputTokensPerSec') && point.energy?.joulesPerOutputToken,
    );
    expect(derived.length).toBeGreaterThan(10);
    for (const { point } of derived) {
      const joules = point.energy?.joulesPerOutputToken ?? Number.NaN;
      expect(point.outputTokensPerSec).toBeCloseTo((point.power?.averageWatts ?? 0) / joules, 9);
    }
  });

  test('watts of a certified meter are wall power, of a driver device power', () => {
    const boundaries = (document: string) => [
      ...new Set(
        points.flatMap(({ run, point }) =>
          run.publication?.document === document && point.power ? [point.power.boundary] : [],
        ),
      ),
    ];
    expect(boundaries('mlcommons/inference_results_v4.1')).toEqual(['wall']);
    expect(boundaries('argonne-lcf/LLM-Inference-Bench')).toEqual(['device_sensor']);
  });

  test('grade C is shown and never ranks, but at maximum load, where nobody publishes a batch', () => {
    const graded = points.filter(
      ({ point }) => point.reported?.sourceGrade === 'C' && point.phase !== 'MAX_LOAD',
    );
    for (const { run, index } of graded) {
      expect(evaluateRun(run, catalogue).points[index]?.unranked).not.toBeNull();
    }
  });
});
