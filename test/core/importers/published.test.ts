import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
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

const points: Found[] = runs.flatMap((run) =>
  run.points.flatMap((point, index) => (point.measurement === 'summary' ? [{ run, point, index }] : [])),
);

describe('1,047 published figures', () => {
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

  test('grade C is shown and never ranks, but at maximum load, where nobody publishes a batch', () => {
    const graded = points.filter(
      ({ point }) => point.reported?.sourceGrade === 'C' && point.phase !== 'MAX_LOAD',
    );
    for (const { run, index } of graded) {
      expect(evaluateRun(run, catalogue).points[index]?.unranked).not.toBeNull();
    }
  });
});
