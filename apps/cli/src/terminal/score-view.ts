import { EVIDENCE_WORDS } from '@inferbench/domain/scores/evidence-words';
import { Metric, METRIC_DEFINITIONS, type MetricValue } from '@inferbench/domain/terms/metric';
import type { EvaluatedPoint, SplitLoad } from '@inferbench/domain/scores/score';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { onStdout } from './colours.ts';
import { fields, table } from './table.ts';

/** The four that the board compares; the others follow them. */
const HEADLINES: readonly Metric[] = ['USEFUL_TOPS', 'COST_EFFICIENCY', 'ENERGY_EFFICIENCY', 'FLEXIBILITY'];

/** A value with its interval, or why there is none. */
function valueText(value: MetricValue): string {
  if (!value.present) return `none: ${value.reason}, ${value.detail}`;
  const { low, high, assumed } = value.interval;
  const interval =
    low === high ? '' : ` (${formatNumber(low)} to ${formatNumber(high)}${assumed ? ', assumed' : ''})`;
  return `${formatNumber(value.value)}${interval}`;
}

/** One point for people: four metrics, where the peak goes, the rest. */
export function describePoint({
  index,
  position,
  positionReason,
  evidenceGrade,
  tags,
  unranked,
  score,
}: EvaluatedPoint): string {
  const order = [...HEADLINES, ...Metric.options.filter((metric) => !HEADLINES.includes(metric))];
  const slice = position
    ? Object.values(position.slice)
        .filter((part) => part !== null)
        .join(', ')
    : `none: ${positionReason ?? 'unknown'}`;
  return [
    onStdout.bold(`point ${index}`),
    fields([
      ['slice', slice],
      ['grade', [`${evidenceGrade}, ${EVIDENCE_WORDS[evidenceGrade]}`, ...tags].join(', ')],
      ...(unranked === null ? [] : [['not ranked', `${unranked.reason}: ${unranked.detail}`] as const]),
    ]),
    '',
    table(
      [
        ['metric', (metric) => metric],
        ['unit', (metric) => METRIC_DEFINITIONS[metric].unit],
        ['value', (metric) => valueText(score.metrics[metric])],
      ],
      order,
    ),
    '',
    splitText(score.split),
  ].join('\n');
}

function splitText(split: EvaluatedPoint['score']['split']): string {
  if (!split.present) return `split     none: ${split.reason}, ${split.detail}`;
  const { algorithm, hardware, software, sentence, load } = split.value;
  const share = (value: number | null) => (value === null ? 'unknown' : formatPercent(value));
  return [
    `split     algorithm ${share(algorithm)} × hardware ${share(hardware)} × software ${share(software)}`,
    ...(load === undefined ? [] : [`          ${loadText(load, share)}`]),
    `          ${sentence}`,
  ].join('\n');
}

/** Software as what the stack delivers while it has work, and how much of the time the load gave it some. */
function loadText(
  { share: ofTime, stack, reason }: SplitLoad,
  share: (value: number | null) => string,
): string {
  return reason === null
    ? `software = stack ${share(stack)} × load ${share(ofTime)}`
    : `software not divided into stack and load: ${reason}`;
}
