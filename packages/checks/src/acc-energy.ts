import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { CheckSubject, Rule, Violation } from './rule.ts';

const TOLERANCE = 0.02;

/** Published figures are rounded to two or three digits on both sides. */
const PUBLISHED_TOLERANCE = 0.06;

/** Energy = mean power × metered window within 2 %, and the window covers the measured one. */
export const accEnergy: Rule = {
  id: 'ACC-ENERGY',
  title: 'Energy is power times time',
  severity: 'reject',
  since: '0.2.0',
  explanation:
    'Power and energy of one window say the same thing twice. A meter that ran shorter than the window or read less than 95 % of it, and publications that disagree with themselves, are flagged. Power whose window or coverage nobody stated gives no energy metric.',
  formula: 'energy = mean power × window within 2 %; window ≥ duration within 2 %; coverage ≥ 95 %',
  checkPoint: (subject) => {
    const { point } = subject;
    return [
      ...meteredEnergy(subject),
      ...(point.measurement === 'summary' ? publishedEnergy(subject, point) : []),
    ];
  },
};

function meteredEnergy({ run, point, index }: CheckSubject): Violation[] {
  if (point.power === null) return [];
  const { averageWatts, energyJoules, windowSec, coverage } = point.power;
  const measuredSec = point.measurement === 'requests' ? meteredSec(point) : null;
  const path = `points[${index}].power`;
  const findings: Violation[] = [];
  if (windowSec !== null && measuredSec !== null && windowSec < measuredSec * (1 - TOLERANCE)) {
    findings.push({
      severity: 'flag',
      path: `${path}.windowSec`,
      message: `The meter ran ${formatNumber(windowSec)} s, the measured window is ${formatNumber(measuredSec)} s: part of it has no reading.`,
      value: `${formatNumber(windowSec)} s`,
      expected: `at least ${formatNumber(measuredSec)} s`,
      fix: 'Meter the whole window, or say how the rest was filled.',
    });
  }
  if (run.publication === null && coverage !== undefined && coverage < RULE_LIMITS.powerCoverage) {
    findings.push({
      severity: 'flag',
      path: `${path}.coverage`,
      message: `The meter read ${formatPercent(coverage)} of its window: what the chips drew in the rest, nobody knows.`,
      value: formatPercent(coverage),
      expected: `at least ${formatPercent(RULE_LIMITS.powerCoverage)}`,
      fix: 'Submit a log whose readings are close enough to each other, or leave the power out.',
    });
  }
  const seconds = windowSec ?? measuredSec;
  if (energyJoules === null || seconds === null) return findings;
  const implied = averageWatts * seconds;
  const off = Math.abs(implied - energyJoules) / energyJoules;
  if (off > TOLERANCE) {
    findings.push({
      path: `${path}.energyJoules`,
      message: `${formatNumber(averageWatts)} W × ${formatNumber(seconds)} s = ${formatNumber(implied)} J, reported ${formatNumber(energyJoules)} J: ${formatPercent(off)} apart.`,
      value: `${formatNumber(energyJoules)} J`,
      expected: `${formatNumber(implied)} J within 2 %`,
      fix: 'Check that power and energy are of the same chips and window.',
    });
  }
  return findings;
}

/** Power is of the time that the rate is of. */
function meteredSec({ durationSec, steady }: RequestsPoint): number {
  return steady === undefined ? durationSec : steady.toSec - steady.fromSec;
}

/** A publication that states watts, throughput and J/token states one of them twice. */
function publishedEnergy({ index }: CheckSubject, point: SummaryPoint): Violation[] {
  const joules = point.energy?.joulesPerOutputToken ?? null;
  const rate = point.outputTokensPerSec;
  if (point.power === null || !isPositive(joules) || !isPositive(rate)) return [];
  const implied = point.power.averageWatts / rate;
  const off = Math.abs(implied - joules) / joules;
  if (off <= PUBLISHED_TOLERANCE) return [];
  return [
    {
      severity: 'flag',
      path: `points[${index}].energy.joulesPerOutputToken`,
      message: `${formatNumber(point.power.averageWatts)} W ÷ ${formatNumber(rate)} tokens/s = ${formatNumber(implied)} J/token, published ${formatNumber(joules)}: ${formatPercent(off)} apart.`,
      value: `${formatNumber(joules)} J/token`,
      expected: `${formatNumber(implied)} J/token`,
      fix: 'Check in the source that power, rate and energy are of the same run and the same chips.',
    },
  ];
}
