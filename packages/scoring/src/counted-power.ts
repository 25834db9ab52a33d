import type { Point, Power } from '@inferbench/domain/runs/point';
import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { formatPercent } from '@inferbench/units/format';
import type { NoWork } from './work.ts';

/** Power that energy and cost are worked out from; null without any, or with the reason why a reading does not count. */
export interface CountedPower {
  power: Power | null;
  /** Null where the power counts, or there is none. */
  refused: NoWork | null;
}

/**
 * A reading of one's own counts where its window is stated and nearly all of it was read (ACC-ENERGY): half a window may be the
 * idle half. What a publication states counts as it is, marked as reported.
 */
export function countedPower({ power }: Pick<Point, 'power'>, isReported: boolean): CountedPower {
  if (power === null || isReported) return { power, refused: null };
  const { windowSec, coverage } = power;
  if (windowSec !== null && coverage !== undefined && coverage >= RULE_LIMITS.powerCoverage)
    return { power, refused: null };
  return {
    power: null,
    refused: { reason: 'POWER_WINDOW_UNKNOWN', detail: refusalWords({ windowSec, coverage }) },
  };
}

function refusalWords({ windowSec, coverage }: Pick<Power, 'windowSec' | 'coverage'>): string {
  if (windowSec === null) return 'the window of the power reading is not stated (power.windowSec)';
  if (coverage === undefined) return 'how much of its window was read is not stated (power.coverage)';
  return `only ${formatPercent(coverage)} of the window was read, it takes ${formatPercent(RULE_LIMITS.powerCoverage)}`;
}
