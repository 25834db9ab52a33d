import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { fittingFinding, ratioWords } from '../finding.ts';
import { BITS } from '@inferbench/domain/terms/precision-bits';
import type { HomeModel, Mine } from './shape.ts';

type Shown = Pick<Mine, 'label' | 'count' | 'tokens' | 'precision' | 'models'>;

/** Factor beyond which published speeds tell in which direction to distrust the simulated ones. */
const APART = 1.25;

/** "RTX 4090 at 4 bits: 17 of 20 models fit". */
export function titleOf({ label, count, precision, models }: Shown): string {
  const machine = count === 1 ? label : `${count} ${label}`;
  const fitting = models.filter(({ fits }) => fits).length;
  const told =
    fitting === models.length
      ? `all ${models.length} models fit`
      : `${fitting === 0 ? 'none' : fitting} of ${models.length} models ${fitting === 1 ? 'fits' : 'fit'}`;
  return fittingFinding(`${machine} at ${BITS[precision]} bits: ${told}`, told);
}

/** The largest that fits with its speed, and where published speeds deny the simulated ones. */
export function sentenceOf({ tokens, models, count, label }: Shown): string {
  const largest = models.findLast(({ fits }) => fits);
  const first =
    largest === undefined
      ? `With ${formatNumber(tokens)} tokens of text, none of them fits on ${count === 1 ? `one ${label}` : `${count} ${label}`}.`
      : `With ${formatNumber(tokens)} tokens of text, ${largest.name} is the largest that fits${speedWords(largest)}.`;
  return [first, distrustWords(models)].filter((words) => words !== '').join(' ');
}

/** Speed of one user, of a published run with what ran: its text may be another than was asked for. */
function speedWords({ answer: { value, kind, words } }: HomeModel): string {
  if (value === null || kind === null) return '';
  const how = KIND_WORDS[kind];
  return `: ${formatValue(value)} tokens a second for one user (${kind === 'SIMULATED' ? how : `${how}: ${words}`})`;
}

/** Published ÷ simulated in the middle of the models that have both; empty where they agree, or none has. */
function distrustWords(models: readonly HomeModel[]): string {
  const ratios = models
    .flatMap(({ answer, simulatedAnswer }) =>
      answer.value === null || simulatedAnswer === null ? [] : [answer.value / simulatedAnswer],
    )
    .toSorted((a, b) => a - b);
  const middle = ratios[Math.floor((ratios.length - 1) / 2)];
  if (middle === undefined || (middle < APART && middle > 1 / APART)) return '';
  return middle > 1
    ? `Published speeds lie ${ratioWords(middle)} times above our simulation here, so expect more than the simulated ones.`
    : `Published speeds lie ${ratioWords(1 / middle)} times below our simulation here, so expect less than the simulated ones.`;
}
