import { classWords } from '@inferbench/domain/board/system-class';
import type { Extent } from '@inferbench/domain/board/system-class';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { ServingMode } from '@inferbench/domain/terms/layout';
import type { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import { listed, listedUpTo, numberWord } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import { lengthsLabel } from '../load/slice-words.ts';
import {
  isDecided,
  leadsLike,
  likeVerdicts,
  LINES,
  middle,
  modelVerdict,
  type OnModel,
  verdictAt,
} from './by-model.ts';
import { anyOf, countedOf, leadOf, rangeOver, timesWords, tooFewTitle } from './over-models.ts';
import type { SliceWish } from './request.ts';
import type { SystemVerdict, VerdictKind, Versus, VersusStrip } from './shape.ts';
import { COMPARED_WORD, type ComparedBy, comparedBy, type Sides } from './side.ts';
import { areAlike, lengthsOf } from './slices.ts';

/** Two sides over every model that both ran. */
export interface VersusInput {
  labels: readonly [string, string];
  models: readonly OnModel[];
  wish: SliceWish;
}

/** Slice of the answer: one pair of lengths, one class of systems, one line. */
interface Place {
  lengths: TradeoffLengths;
  class: { extent: Extent; pools: ServingMode };
  at: number;
}

/** Tells whether a verdict counts over many models: it says something, of runs that are alike. */
export const isCounted = ({ kind, footing }: SystemVerdict) => kind !== 'NONE' && footing === 'LIKE';

/** A verdict with the reason why it does not count: one that decides is of systems that are unlike, and its own reasons bound what it says. */
const whyNotCounted = (verdict: SystemVerdict): SystemVerdict =>
  isDecided(verdict)
    ? { ...verdict, reasons: ['The systems of both differ in size or layout here.'] }
    : verdict;

/** First reasons of verdicts; one that several models share is said once, with their names. */
function sharedReasons(verdicts: readonly SystemVerdict[]): string[] {
  const shared = new Map<string, { first: string; on: string; names: string[] }>();
  for (const { reasons, modelName } of verdicts) {
    const [reason] = reasons;
    if (reason === undefined || modelName === null) continue;
    const on = ` on ${modelName}`;
    // A sentence on sides alone reads as one on every model.
    const first = reason.includes(on) ? reason : reason.replace(/(?: here)?\.$/, `${on}.`);
    const form = first.replace(on, ' on');
    const known = shared.get(form) ?? { first, on, names: [] };
    shared.set(form, { ...known, names: [...known.names, modelName] });
  }
  return [...shared.values()].map(({ first, on, names }) =>
    first.replace(on, ` on ${listedUpTo(MOST_NAMED, names)}`),
  );
}

/**
 * Answer over many models: lengths and line with most verdicts like for like, of equals the middle one; each model at it, and how many
 * each side leads (docs/metrics.md#verdicts).
 */
export function versus({ labels, models, wish }: VersusInput): Versus {
  const place = placeOf(models, wish);
  const at = place === null ? wish : { ...wish, ...place.lengths, ...place.class, at: place.at };
  const verdicts = models.map((on) => modelVerdict(on, at));
  const counts = countsOf(verdicts.filter(isCounted), labels);
  const by = comparedBy(models[0]?.sides ?? []);
  const pairs =
    place === null ? 0 : models.flatMap((on) => likeVerdicts(on, at, place.at).filter(isDecided)).length;
  const isTooFew = by !== 'CHIP' && pairs < FEWEST_PAIRS;
  const { kind, leader } = isTooFew ? NOBODY : overAll(counts, labels);
  const leadsOf = (said: SystemVerdict) => {
    const on = models[verdicts.indexOf(said)];
    return on === undefined || place === null ? [said] : leadsLike(on, at, place.at, said);
  };
  const told = (there: Place) =>
    isTooFew
      ? tooFewWords(labels, pairs, whereWords(there, wish))
      : textOf({
          labels,
          by,
          counts,
          verdicts,
          where: whereWords(there, wish),
          at: there.at,
          wish,
          leadsOf,
        });
  const said = place === null ? nothingWords(labels, wish) : told(place);
  return {
    kind,
    leader,
    ...rangeOver(ledBy(leader, counts, labels).flatMap(leadsOf)),
    ...said,
    reasons: sharedReasons(verdicts.filter((each) => !isCounted(each)).map(whyNotCounted)),
    ...(place === null ? NOWHERE : { ...place.lengths, ...place.class, at: place.at }),
    models: verdicts,
    strips:
      place === null
        ? []
        : models.flatMap((on) => stripsOf(on, { ...wish, ...place.lengths, ...place.class })),
  };
}

/** The same for one user alone, where nothing under load compares. */
export function versusOfStreams(
  none: Versus,
  { sides, verdicts }: { sides: Sides; verdicts: readonly SystemVerdict[] },
): Versus {
  const labels = [sides[0].label, sides[1].label] as const;
  const counts = countsOf(verdicts, labels);
  const [only, ...more] = verdicts;
  const by = comparedBy(sides);
  const pairs = verdicts.reduce((sum, verdict) => sum + verdict.sides.length / 2, 0);
  const isTooFew = by !== 'CHIP' && pairs < FEWEST_PAIRS;
  const { kind, leader } = isTooFew ? NOBODY : overAll(counts, labels);
  const where = `for one user alone, ${ALONE_AT[by]}`;
  const several = () => textOf({ labels, by, counts, verdicts, where, leadsOf: (said) => [said] });
  const single = only !== undefined && more.length === 0 ? { text: only.text, title: only.title } : null;
  const text = isTooFew ? tooFewWords(labels, pairs, 'for one user alone') : (single ?? several());
  return {
    ...none,
    kind,
    leader,
    ...rangeOver(ledBy(leader, counts, labels)),
    ...text,
    reasons: only?.reasons ?? [],
    models: [...verdicts],
  };
}

/** Words for what two sides hold equal for one user, as `heldKey` pairs their runs. */
const ALONE_AT: Readonly<Record<ComparedBy, string>> = {
  CHIP: 'at equal bits and context',
  FRAMEWORK: 'on equal chips, at equal bits and context',
  PRECISION: 'on equal chips and framework, at equal context',
};

const NOWHERE = { inputTokens: null, outputTokens: null, extent: null, pools: null, at: null };
const NOBODY = { kind: 'NONE', leader: null } as const;

/** Fewest pairs on equal chips that name a leading framework or precision: each chip is one trial of either. */
const FEWEST_PAIRS = 3;

function placeOf(models: readonly OnModel[], wish: SliceWish): Place | null {
  const lengths = lengthsOf(models.flatMap(({ rows }) => rows)).toSorted(
    (a, b) => a.inputTokens - b.inputTokens || a.outputTokens - b.outputTokens,
  );
  const lines = wish.at === undefined ? LINES : [wish.at];
  const places = lengths
    .filter((each) => areAlike(each, { ...each, ...stated(wish) }))
    .flatMap((each) => CLASSES.map((its) => ({ lengths: each, class: its })))
    .filter(
      ({ class: { extent, pools } }) => (wish.extent ?? extent) === extent && (wish.pools ?? pools) === pools,
    )
    .flatMap((slice) => lines.map((at) => ({ ...slice, at })))
    .map((place) => {
      const there = { ...wish, ...place.lengths, ...place.class };
      return { place, verdicts: models.filter((on) => isCounted(verdictAt(on, there, place.at))).length };
    });
  const most = Math.max(0, ...places.map(({ verdicts }) => verdicts));
  if (most === 0) return null;
  const fullest = places.filter(({ verdicts }) => verdicts === most).map(({ place }) => place);
  const first = CLASSES.find((its) => fullest.some((place) => place.class === its));
  return middle(fullest.filter((place) => place.class === first));
}

/** Classes in the order in which they are preferred of equals. */
const CLASSES = (['AGGREGATED', 'DISAGGREGATED'] as const).flatMap((pools) =>
  (['SERVER', 'RACK', 'SERVERS'] as const).map((extent) => ({ extent, pools })),
);

function stated({ inputTokens, outputTokens }: SliceWish): Partial<TradeoffLengths> {
  return {
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
  };
}

function stripsOf(on: OnModel, wish: SliceWish): VersusStrip[] {
  return LINES.map((at) => {
    const { model, modelName, kind, leader, low, high } = verdictAt(on, wish, at);
    return { model, modelName, at, kind, leader, low, high };
  });
}

interface Counts {
  /** Models on which each side leads, in their order. */
  led: readonly [SystemVerdict[], SystemVerdict[]];
  tied: SystemVerdict[];
  mixed: SystemVerdict[];
  byStack: SystemVerdict[];
}

function countsOf(verdicts: readonly SystemVerdict[], [a, b]: readonly [string, string]): Counts {
  const of = (kind: VerdictKind) => verdicts.filter((each) => each.kind === kind);
  const led = (label: string) => of('LEADS').filter(({ leader }) => leader === label);
  return { led: [led(a), led(b)], tied: of('TIED'), mixed: of('MIXED'), byStack: of('LEADS_BY_STACK') };
}

/** Verdicts on the models that a side leads on; none where nobody leads over all. */
function ledBy(leader: string | null, { led }: Counts, labels: readonly [string, string]): SystemVerdict[] {
  return led[labels.indexOf(leader ?? '')] ?? [];
}

function overAll(
  { led: [a, b], tied, mixed }: Counts,
  labels: readonly [string, string],
): { kind: VerdictKind; leader: string | null } {
  const models = a.length + b.length + tied.length + mixed.length;
  if (models === 0) return { kind: 'NONE', leader: null };
  if (a.length + b.length + mixed.length === 0) return { kind: 'TIED', leader: null };
  const [ahead, behind, label] = a.length >= b.length ? [a, b, labels[0]] : [b, a, labels[1]];
  const leads = behind.length === 0 && ahead.length * 2 > models;
  return leads ? { kind: 'LEADS', leader: label } : { kind: 'MIXED', leader: null };
}

interface Told {
  labels: readonly [string, string];
  by: ComparedBy;
  counts: Counts;
  verdicts: readonly SystemVerdict[];
  /** Slice of the sentence. */
  where: string;
  at?: number;
  /** Wish that was asked for: a title names the bits and the drafts of a narrowed slice. */
  wish?: SliceWish;
  /** Leads of the side that leads on a model. */
  leadsOf: (said: SystemVerdict) => readonly SystemVerdict[];
}

/** Says that no runs of both compare, and of which slice that was asked. */
function nothingWords(labels: readonly [string, string], wish: SliceWish): Pick<Versus, 'text' | 'title'> {
  const { at, inputTokens, outputTokens, technique } = wish;
  const both = `${listed(labels)} cannot be compared${narrowedWords(wish)}`;
  const where = [
    ...(technique === 'PLAIN' ? ['without drafts'] : []),
    ...(inputTokens === undefined || outputTokens === undefined
      ? []
      : [`at ${lengthsLabel({ inputTokens, outputTokens })}`]),
    at === undefined ? 'near one line' : `near ${formatNumber(at)} tokens/s each`,
  ];
  const text = `${both}: nobody published runs of both that are alike ${listed(where)}.`;
  return { text, title: fittingFinding(both, 'The two cannot be compared') };
}

function tooFewWords(
  labels: readonly [string, string],
  pairs: number,
  where: string,
): Pick<Versus, 'text' | 'title'> {
  const ran = `${numberWord(pairs)} ${pairs === 1 ? 'pair' : 'pairs'} of like runs`;
  return {
    text: `Too few to name a leader: ${ran} of ${listed(labels)} on equal chips ${where}.`,
    title: tooFewTitle(labels),
  };
}

/** Models that a sentence names of each kind. */
const MOST_NAMED = 3;

function textOf(told: Told): Pick<Versus, 'text' | 'title'> {
  const { labels, by, counts, verdicts, where, at, leadsOf } = told;
  const both = listed(labels);
  const { led, tied, mixed, byStack } = counts;
  const isFirstAhead = led[0].length >= led[1].length;
  const [ahead, behind] = isFirstAhead ? led : [led[1], led[0]];
  const [first, second] = isFirstAhead ? labels : [labels[1], labels[0]];
  const models = ahead.length + behind.length + tied.length + mixed.length;
  const nobody =
    mixed.length === 0
      ? `${both} cannot be told apart on ${anyOf(models)}`
      : `Neither ${labels[0]} nor ${labels[1]} leads on ${anyOf(models)}`;
  const none = models === 0 ? `No verdict of ${COMPARED_WORD[by]}s for ${both}` : nobody;
  const head = ahead.length === 0 ? none : `${first} leads ${second} on ${countedOf(ahead.length, models)}`;
  const said = (all: readonly SystemVerdict[], one: string, more = one) =>
    all.length === 0 ? [] : [`${namesOf(all)} ${all.length === 1 ? one : more}`];
  const rest = verdicts.filter((each) => !isCounted(each)).length;
  const parts = [
    ahead.length === 0
      ? `${head} ${where}`
      : `${head} ${where}, by ${timesWords(ahead.flatMap(leadsOf).map(leadOf))} times`,
    ...(behind.length === 0 ? [] : [`${second} leads on ${namesOf(behind)}`]),
    ...[...new Set(mixed.map(({ turnsWith }) => turnsWith))].flatMap((slice) =>
      said(
        mixed.filter(({ turnsWith }) => turnsWith === slice),
        `depends on ${slice}`,
        `depend on ${slice}`,
      ),
    ),
    ...(ahead.length === 0 || tied.length === 0 ? [] : [`they cannot be told apart on ${namesOf(tied)}`]),
    ...said(
      byStack,
      `differs by software and layout more than by ${COMPARED_WORD[by]}`,
      `differ by software and layout more than by ${COMPARED_WORD[by]}`,
    ),
    ...(rest === 0 ? [] : [`${numberWord(rest)} cannot be compared`]),
  ];
  return {
    text: `${parts.join('; ')}.`,
    title: fittingFinding(
      ...(at === undefined
        ? [`${head} for one user`]
        : [`${head}${narrowedWords(told.wish)} at ${formatNumber(at)} tokens/s each`]),
      `${head}${narrowedWords(told.wish)}`,
      both,
    ),
  };
}

function namesOf(verdicts: readonly SystemVerdict[]): string {
  return listedUpTo(
    MOST_NAMED,
    verdicts.flatMap(({ modelName }) => modelName ?? []),
  );
}

/** "in one server, FP4, 8K / 1K, with drafted tokens, at 50 tokens/s each": bits and drafts where they were asked for. */
function whereWords({ lengths, class: its, at }: Place, { precision, technique }: SliceWish): string {
  return [
    `in ${classWords(its)}`,
    ...(precision === undefined ? [] : [precisionNames(precision).short]),
    lengthsLabel(lengths),
    ...(technique === 'DRAFTING' ? ['with drafted tokens'] : []),
    `at ${formatNumber(at)} tokens/s each`,
  ].join(', ');
}

/** " in FP4 with drafts"; empty of the usual slice. */
function narrowedWords({ precision, technique }: SliceWish = {}): string {
  return `${precision === undefined ? '' : ` in ${precisionNames(precision).short}`}${technique === 'DRAFTING' ? ' with drafts' : ''}`;
}
