import { groupOfFirst, whollyBetter } from '@inferbench/domain/ranking';
import { listed, numberWord } from '@inferbench/units/english';
import { byValue, type Contender } from './group.ts';
import { ratioWords, withArticle } from './words.ts';

interface Race {
  higherIsBetter: boolean;
  /** "makes 2.5 times the tokens of": what the leader does to another. */
  makes: string;
}

/**
 * Who leads, in words that the intervals allow: a leader only where its interval lies apart from the next one's, a ratio only of two
 * that lie apart, else the group that cannot be told apart. Null of nobody.
 */
export function leadFinding(
  contenders: readonly Contender[],
  { higherIsBetter, makes }: Race,
): string | null {
  const ordered = contenders.toSorted(byValue(higherIsBetter));
  const group = groupOfFirst(ordered, higherIsBetter);
  const [first, second] = ordered;
  if (first === undefined) return null;
  if (ordered.length === 1) return `${first.label} is the only chip here`;
  if (group.length > 2) return `${numberWord(group.length, true)} chips cannot be told apart`;
  const apart = ordered.find((one) => group.every((leader) => whollyBetter(leader, one, higherIsBetter)));
  const [, rival] = group;
  if (apart === undefined || second === undefined)
    return rival === undefined ? null : `${listed([first.label, rival.label])} cannot be told apart`;
  const ratioOf = ({ value }: Contender) => (higherIsBetter ? value / apart.value : apart.value / value);
  const ratios = group.map(ratioOf);
  const least = ratioWords(Math.min(...ratios));
  const isSame = ratios.every((ratio) => ratioWords(ratio) === least);
  const subject = listed(
    group.map(({ label }) => withArticle(label)),
    'or',
  );
  const sentence = `${subject} makes ${isSame ? '' : 'at least '}${least} times ${makes} of ${withArticle(apart.label)}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

/** The same without a ratio, where somebody lies apart from the others: "GB300 leads". Null where nobody does. */
export function shortLead(contenders: readonly Contender[], higherIsBetter: boolean): string | null {
  const ordered = contenders.toSorted(byValue(higherIsBetter));
  const group = groupOfFirst(ordered, higherIsBetter);
  if (group.length === 0 || group.length > 2 || group.length === ordered.length) return null;
  return `${listed(group.map(({ label }) => label))} ${group.length === 1 ? 'leads' : 'lead'}`;
}
