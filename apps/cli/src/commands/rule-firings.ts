import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { RuleFirings } from '@inferbench/graphql-documents/rules';
import { askServer } from '../server/ask-server.ts';

/** How often a rule fires: findings, and points that have one. */
export interface Firings {
  findings: number;
  points: number;
}

/** Counts firings over everything that a server stores. */
export async function storedFirings(server: URL): Promise<ReadonlyMap<string, Firings>> {
  const { rules } = await askServer({ server }, RuleFirings, {});
  return new Map(rules.map(({ id, fires }) => [id, fires]));
}

/** Counts firings over the published measurements of the shipped catalogue. */
export function publishedFirings(): ReadonlyMap<string, Firings> {
  const firings = new Map<string, Firings>();
  for (const { findings } of publishedEvaluations()) {
    const seen = new Set<string>();
    for (const { rule, path } of findings) {
      const point = `${rule} ${/^points\[\d+\]/.exec(path)?.[0] ?? path}`;
      const before = firings.get(rule) ?? { findings: 0, points: 0 };
      firings.set(rule, {
        findings: before.findings + 1,
        points: before.points + (seen.has(point) ? 0 : 1),
      });
      seen.add(point);
    }
  }
  return firings;
}

function publishedEvaluations() {
  return MEASUREMENTS.flatMap((list) =>
    mapMeasurements(list, catalogue).runs.map((run) => evaluateRun(run, catalogue)),
  );
}
