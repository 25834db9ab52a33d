import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import type { KeyCount } from '@inferbench/domain/scores/comparability';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { Point } from '@inferbench/domain/runs/point';
import type { BoardValue, Score } from '@inferbench/domain/scores/score';
import { scoreUnder } from '@inferbench/scoring/assumed-score';
import { boardValues } from '@inferbench/scoring/board-values';
import { type Ranked, rankEntries } from '@inferbench/scoring/rank';

/** A point of a slice that ranks, with all that assumptions may change. */
export interface BoardPoint {
  pointId: string;
  systemId: string;
  chip: string;
  /** Technique of its comparability key. */
  technique: string;
  score: Score;
  /** Needed only where the limits of goodput are not the policy's. */
  point: Point | null;
}

/** The best value of one system under one key. */
export interface AssumedEntry extends BoardValue {
  id: string;
  pointId: string;
  chip: string;
}

/** A slice as it would stand under a client's assumptions. */
export interface AssumedBoard {
  keyCounts: KeyCount[];
  /** Scores under the assumptions by point. */
  scores: ReadonlyMap<string, Score>;
  ranked(metric: Metric, comparabilityKey: string): Ranked<AssumedEntry>[];
}

/** The same board that is stored under the policy's assumptions: the best point of each system for a metric and key. */
export function assumedBoard(points: readonly BoardPoint[], assumptions: Assumptions): AssumedBoard {
  const scores = new Map<string, Score>();
  const best = new Map<string, Map<string, AssumedEntry>>();
  for (const { pointId, systemId, chip, technique, score, point } of points) {
    const assumed = scoreUnder(score, { chip, point }, assumptions);
    scores.set(pointId, assumed);
    for (const value of boardValues(technique, assumed)) {
      const group = groupOf(value.metric, value.comparabilityKey);
      const systems = best.get(group) ?? new Map<string, AssumedEntry>();
      best.set(group, systems);
      const entry = { ...value, id: systemId, pointId, chip };
      const known = systems.get(systemId);
      if (known === undefined || beats(entry, known)) systems.set(systemId, entry);
    }
  }
  return {
    scores,
    keyCounts: [...best.values()].flatMap((systems) => countOf([...systems.values()])),
    ranked: (metric, key) =>
      rankEntries(
        [...(best.get(groupOf(metric, key))?.values() ?? [])],
        METRIC_DEFINITIONS[metric].higherIsBetter,
      ),
  };
}

const groupOf = (metric: Metric, key: string) => `${metric} ${key}`;

function countOf(entries: readonly AssumedEntry[]): KeyCount[] {
  const [first] = entries;
  if (first === undefined) return [];
  const { metric, comparabilityKey } = first;
  return [{ metric, comparabilityKey, systems: entries.length }];
}

/** Among equal values the point with the lesser id, as on the board that is stored. */
function beats(a: AssumedEntry, b: AssumedEntry): boolean {
  const lead = METRIC_DEFINITIONS[a.metric].higherIsBetter ? a.value - b.value : b.value - a.value;
  return lead > 0 || (lead === 0 && a.pointId < b.pointId);
}
