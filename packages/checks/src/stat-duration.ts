import { replicatesOf } from '@inferbench/domain/runs/replicates';
import { formatNumber } from '@inferbench/units/format';
import type { Rule } from './rule.ts';

/** A steady state that MLPerf asks for. */
const ENOUGH_SECONDS = 600;
const ENOUGH_REPLICATES = 3;

/** Shorter than 600 s with fewer than 3 replicates, or nobody said how the system was warmed up: at most grade E2. */
export const statDuration: Rule = {
  id: 'STAT-DURATION',
  title: 'Long enough, or repeated',
  severity: 'warn',
  since: '0.4.0',
  explanation:
    'A short run shows caches that are still filling and clocks that are still high. Below 600 s it takes three points of the same load; how the system was warmed up is declared. What lacks either stays at grade E2 or below.',
  formula: 'duration ≥ 600 s or replicates ≥ 3; warm-up declared',
  checkPoint: ({ run, point, index }) => {
    if (point.measurement !== 'requests') return [];
    const replicates = replicatesOf(run, point).length;
    const isShort = point.durationSec < ENOUGH_SECONDS && replicates < ENOUGH_REPLICATES;
    const isCold = run.system.warmUp === undefined;
    if (!isShort && !isCold) return [];
    const ran = `${formatNumber(point.durationSec)} s, ${replicates} ${replicates === 1 ? 'replicate' : 'replicates'}`;
    const short = `${ran}: below ${ENOUGH_SECONDS} s it takes ${ENOUGH_REPLICATES} replicates`;
    return [
      {
        path: `points[${index}].durationSec`,
        message: `${[...(isShort ? [short] : []), ...(isCold ? ['how the system was warmed up is not declared'] : [])].join('; ')}. It stays at grade E2 or below.`,
        value: isShort ? ran : 'not declared',
        expected: isShort
          ? `at least ${ENOUGH_SECONDS} s, or ${ENOUGH_REPLICATES} points of the same load`
          : 'requests and seconds, zeros for none',
        fix: `${isShort ? 'Run longer, or repeat the load as further points of the run. ' : ''}${isCold ? 'State system.warmUp.' : ''}`.trim(),
      },
    ];
  },
};
