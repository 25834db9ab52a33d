// Sentences on two systems held to what the rows say: who leads, by how much, on how many models, and no number that no row has.
import type { Reading } from './verdicts.ts';

/** Largest numbers that sentences spell. */
const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Numbers of the rules themselves: an interval of an undated run, and the longest wait for a first token. */
const RULES = [15, 10];

/** One side as the product names it. */
export interface Named {
  label: string;
  chips: readonly string[];
}

/** A lead in a sentence: which chip, and the range as it is printed. */
interface Claim {
  leader: string;
  low: string;
  high: string;
  isBound: boolean;
}

const LEADS = /(?:^|[:;] )([^:;]+?) leads [^:;]+? by (at least )?([\d.,]+)(?: to ([\d.,]+))? times/g;
const BY_STACK = /Published runs of (.+?) make (at least )?([\d.,]+)(?: to ([\d.,]+))? times/g;

function claimsOf(text: string): Claim[] {
  return [LEADS, BY_STACK].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, leader = '', bound, low = '', high = low]) => ({
      leader,
      low,
      high,
      isBound: bound !== undefined,
    })),
  );
}

/** Whether a printed number is a value, rounded as it is printed. */
function isRounded(printed: string, value: number): boolean {
  const digits = printed.replaceAll(',', '').split('.')[1]?.length ?? 0;
  return Math.abs(Number(printed.replaceAll(',', '')) - value) <= 0.5001 * 10 ** -digits;
}

/** Leads that a sentence claims and no reading holds; one that nobody claims where somebody leads. */
export function falseClaims(text: string, sides: readonly Named[], readings: readonly Reading[]): string[] {
  const claims = claimsOf(text);
  const isHeld = ({ leader, low, high, isBound }: Claim) =>
    readings.some(
      (reading) =>
        reading.isBound === isBound &&
        sides.some(({ label, chips }) => label === leader && chips.includes(reading.leader ?? '')) &&
        isRounded(low, reading.low ?? NaN) &&
        isRounded(high, reading.high ?? NaN),
    );
  const isSilent = claims.length === 0 && readings.some(({ leader }) => leader !== null);
  return [
    ...claims.filter((claim) => !isHeld(claim)).map((claim) => `no row gives ${JSON.stringify(claim)}`),
    ...(isSilent ? ['nobody is said to lead'] : []),
  ].map((fault) => `${fault}: ${text}`);
}

/** Numbers in a sentence that are no rounded value of a row; names may hold digits of their own. */
export function unknownNumbers(text: string, names: readonly string[], values: readonly number[]): string[] {
  const rest = names
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, '·'), text);
  return [...rest.matchAll(/(?<![\w.,])\d[\d,]*(?:\.\d+)?/g)]
    .map(([printed]) => printed.replace(/,$/, ''))
    .filter((printed) => ![...RULES, ...values].some((value) => isRounded(printed, value)))
    .map((printed) => `no row gives ${printed}: ${text}`);
}

/** A model in an answer over many: its name and what the rows say of it. */
export interface Counted {
  name: string;
  reading: Reading;
  /** Readings of the slices of the answer: leads of the same side are in its range. */
  slices?: readonly Reading[];
}

/** Faults in the counts and names of a sentence over many models; each clause names models of one kind. */
export function falseCounts(text: string, sides: readonly Named[], models: readonly Counted[]): string[] {
  const ledBy = (label: string | undefined) =>
    models.filter(
      ({ reading: { kind, leader } }) =>
        kind === 'LEADS' && sides.some((side) => side.label === label && side.chips.includes(leader ?? '')),
    );
  const of = (kind: Reading['kind']) => models.filter(({ reading }) => reading.kind === kind);
  const [head = '', ...clauses] = text.replace(/\.$/, '').split('; ');
  const nobody =
    /^(?:Neither .+ nor .+ leads|.+ cannot be told apart) on (?:any of (\w+) models|the (one) model)/.exec(
      head,
    );
  const [, ahead, other, n, m] =
    (nobody === null ? null : ['', '', '', 'no', nobody[1] ?? nobody[2]]) ??
    /^(.+?) leads (.+?) on (\w+) of (\w+) models?/.exec(
      head.replace(' the one model', ' one of one model'),
    ) ??
    /^()()(No) verdict of chips for /.exec(head)?.concat('no') ??
    [];
  const compared = [...of('LEADS'), ...of('TIED'), ...of('MIXED')];
  const told: [string, number, number][] = [
    ['leads on', WORDS.indexOf(n?.toLowerCase() ?? ''), ledBy(ahead).length],
    ['of models', WORDS.indexOf(m ?? ''), compared.length],
    ['told apart though mixed', head.includes('cannot be told apart') ? of('MIXED').length : 0, 0],
    [
      'behind',
      clauses.some((each) => each.includes(' leads on ')) ? 1 : 0,
      Math.sign(of('LEADS').length - ledBy(ahead).length),
    ],
  ];
  const kinds: [RegExp, readonly Counted[]][] = [
    [/ leads on /, ledBy(other)],
    [/ depends? on /, of('MIXED')],
    [/ cannot be told apart on /, of('TIED')],
    [/ by software and layout/, of('LEADS_BY_STACK')],
  ];
  const wrong = clauses.flatMap((clause) => {
    const [, right] = kinds.find(([pattern]) => pattern.test(clause)) ?? [];
    const named = namesIn(clause, models);
    return right === undefined ? [] : named.filter((model) => !right.includes(model)).map(({ name }) => name);
  });
  return [
    ...told.filter(([, said, counted]) => said !== counted).map((each) => each.join(' ')),
    ...wrong.map((name) => `${name} stands in the wrong clause`),
    ...falseRest(clauses, of('NONE').length),
    ...falseRange(head, ledBy(ahead)),
  ].map((fault) => `${fault}: ${text}`);
}

function falseRest(clauses: readonly string[], none: number): string[] {
  const clause = clauses.find((each) => each.includes('cannot be compared'));
  const said = clause === undefined ? 0 : WORDS.indexOf(clause.split(' ')[0] ?? '');
  return said === none ? [] : [`${said} cannot be compared, ${none} are`];
}

function falseRange(head: string, led: readonly Counted[]): string[] {
  const [, bound, low, high = low] = /, by (at least )?([\d.,]+)(?: to ([\d.,]+))? times/.exec(head) ?? [];
  if (low === undefined || high === undefined) return led.length === 0 ? [] : ['no range'];
  const leads = led.flatMap(({ reading, slices = [] }) => [
    reading,
    ...slices.filter(({ kind, leader }) => kind === 'LEADS' && leader === reading.leader),
  ]);
  const [least, most] = [
    Math.min(...leads.map((each) => each.low ?? NaN)),
    Math.max(...leads.map((each) => each.high ?? NaN)),
  ];
  const isOpen = leads.some((each) => each.isBound && each.high === most);
  return isRounded(low, least) && isRounded(high, most) && isOpen === (bound !== undefined)
    ? []
    : [`by ${isOpen ? 'at least ' : ''}${least} to ${most}`];
}

/** Models that a clause names, the longest name first: one may begin with another. */
function namesIn(clause: string, models: readonly Counted[]): Counted[] {
  let left = clause;
  return models
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const isNamed = left.includes(name);
      left = left.replaceAll(name, '·');
      return isNamed;
    });
}
