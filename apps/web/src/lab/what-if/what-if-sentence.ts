import { ordinal } from '@inferbench/analyses/context/words';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import { capitalised, listed } from '@inferbench/units/english';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { formatDuration } from '../../words/numbers.ts';
import type { EditWords, WhatIfAnswer } from './what-if-answer.ts';
import { limitWords } from '../../words/words.ts';

/** Ratios nearer to 1 than this are said to be no change. */
const LEAST_CHANGE = 0.005;

export function isChange(ratio: number): boolean {
  return Math.abs(ratio - 1) > LEAST_CHANGE;
}

/** "Memory bandwidth" inside a sentence; names in capitals stay. */
function inside(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

function editWords({ label, to, ratio }: EditWords): string {
  if (ratio === 2) return `twice the ${inside(label)}`;
  if (ratio === 0.5) return `half the ${inside(label)}`;
  return to === 'none' ? `no ${inside(label)}` : `${inside(label)} of ${to}`;
}

const MOST_NAMED = 3;

function subject(edits: readonly EditWords[]): { words: string; many: boolean } {
  const named = edits.map(editWords);
  const words = named.length > MOST_NAMED ? `${formatNumber(named.length)} edits together` : listed(named);
  return { words: capitalised(words), many: named.length > 1 };
}

/** Tells whether a refusal says that a figure of the specification is not known, and nothing about the chip. */
export function isUnknown(code: string): boolean {
  return code === 'INCOMPLETE_SPEC';
}

function timesWords(ratio: number): string {
  return ratio < 1 ? `${formatValue(1 / ratio)} times as fast` : `${formatValue(ratio)} times as slow`;
}

/** What the edits do to decode at the operating point, with what it is bound by. */
export function whatIfSentence({ chip, edits, before, after, modelName, stated }: WhatIfAnswer): string {
  const load = `${modelName} at batch ${formatNumber(stated.batch)}`;
  const { words, many } = subject(edits);
  if (!after.ok) {
    const reason = after.refused.message;
    if (edits.length === 0 || !before.ok)
      return isUnknown(after.refused.code)
        ? `${load} on ${chipShortName(chip)} cannot be computed: ${reason}`
        : `${load} does not run on ${chipShortName(chip)}: ${reason}`;
    return `With ${inside(words)} ${load} no longer runs: ${reason}`;
  }
  const { decode } = after.value;
  const [tpot, limit] = [msOf(decode), limitWords(decode.boundBy)];
  const chips = `${formatNumber(decode.chips)} ${decode.chips === 1 ? 'chip' : 'chips'}`;
  if (edits.length === 0)
    return `As specified, ${load} on ${chips} of ${chipShortName(chip)} takes ${formatDuration(tpot / 1000)} per output token, bound by ${limit}.`;
  if (!before.ok)
    return `With ${inside(words)} ${load} runs on ${chips}, which it did not before: ${formatDuration(tpot / 1000)} per output token, bound by ${limit}.`;
  const former = before.value.decode;
  const ratio = tpot / msOf(former);
  const onChips =
    former.chips === decode.chips ? '' : `, on ${chips} in place of ${formatNumber(former.chips)}`;
  const effect = isChange(ratio)
    ? `${many ? 'make' : 'makes'} a token ${timesWords(ratio)}${onChips}`
    : `${many ? 'leave' : 'leaves'} a token as fast as it is${onChips}`;
  const bound =
    former.boundBy === decode.boundBy
      ? `still bound by ${limit}`
      : `now bound by ${limit}, before by ${limitWords(former.boundBy)}`;
  return `${words} ${effect}; ${bound}.`;
}

/** The place that the chip would take among those that are sold, and the one that it has; null where nobody can say. */
export function placeSentence({ chip, edits, places, stated, modelName }: WhatIfAnswer): string | null {
  const { before, after, firstName } = places;
  if (after === null) return null;
  const name = edits.length === 0 ? chipShortName(chip) : 'It';
  const verb = edits.length === 0 ? 'is' : 'would be';
  const from =
    edits.length === 0 || before === null
      ? ''
      : before.place === after.place
        ? ', as now'
        : `, from ${ordinal(before.place)}`;
  const beside = after.place === 1 ? '' : `; first is ${firstName}`;
  const told = after.place > 1 && after.overlapsFirst ? ', and the two cannot be told apart' : '';
  const load = `output per chip on ${modelName} at batch ${formatNumber(stated.batch)}`;
  return `${name} ${verb} ${ordinal(after.place)} of ${formatNumber(after.of)} chips by ${load}${from}${beside}${told}.`;
}

function msOf({ expected }: { expected: { tpotMs?: number | undefined } }): number {
  return expected.tpotMs ?? Number.NaN;
}
