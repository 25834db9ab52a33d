import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { DEFAULT_LINE, type TradeoffChartRequest } from './request.ts';
import type { LoadClass } from './chip-runs.ts';
import type { ChartSlice } from './shape.ts';
import type { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import type { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import type { Model } from '@inferbench/domain/models/model';
import { withGraph } from '@inferbench/evaluation/simulation/set-up';
import { counted } from '@inferbench/units/english';
import {
  holders,
  type Offered,
  offeredLengths,
  offeredPrecisions,
  sameLengths,
  shownSlice,
  usualChips,
} from './offers.ts';
import { lengthsLabel, precisionWord } from './slice-words.ts';

/** What is shown of a wish, what was changed, and which published points are of it. */
export interface Settled {
  slice: ChartSlice;
  technique: TechniqueClass;
  /** Class that is asked for. */
  among: Partial<LoadClass>;
  changed: string[];
}

interface Wish {
  lengths: Partial<TradeoffLengths> | null;
  precision: PrecisionClass | null;
  chips: number | null;
}

interface Kept {
  lengths: TradeoffLengths;
  precision: PrecisionClass;
  chips: number;
}

/** Order in which a wish gives way: what comes later is kept as long as what comes before can change instead. */
const GIVING_WAY = ['precision', 'chips', 'lengths'] as const;

/** The fullest slice that keeps what is asked for. Errors: NOT_FOUND (model), NOT_SIMULATED (a model without figures). */
export function settle(request: TradeoffChartRequest, offered: Offered): Result<Settled, InferbenchError> {
  const { catalogue } = offered;
  const model = catalogue.models.get(request.model);
  if (model === undefined) return fail(modelNotFound(request.model, catalogue.models));
  const asked = wishOf(request);
  const kept = firstKept(asked, offered);
  if (kept === null) return fail(withoutFigures(model));
  const { lengths, precision, chips } = kept;
  const { x, axis, pay, framework, simulated, extent, pools, at = DEFAULT_LINE[x] } = request;
  const technique = shownSlice(offered, kept, request.technique)?.technique ?? 'PLAIN';
  const slice: ChartSlice = {
    model: model.slug,
    modelName: model.name,
    ...lengths,
    precision,
    chips,
    at,
    x,
    axis,
    pay: axis === 'PER_USD' && pay === 'NONE' ? 'RENTED' : pay,
    framework: framework ?? null,
    simulated,
    technique,
    extent: null,
    pools: null,
  };
  return ok({
    slice,
    technique,
    among: { ...(extent === undefined ? {} : { extent }), ...(pools === undefined ? {} : { pools }) },
    changed: [
      ...changesOf(asked, kept, model.name),
      ...draftsChange(request.technique ?? technique, technique),
    ],
  });
}

/** Says that runs without drafted tokens, or with, are not published here. */
function draftsChange(asked: TechniqueClass, shown: TechniqueClass): string[] {
  if (asked === shown) return [];
  return [
    asked === 'DRAFTING'
      ? 'No run with drafted tokens is published here; shown are those without.'
      : 'No run without drafted tokens is published here; shown are those with.',
  ];
}

function withoutFigures(model: Model): InferbenchError {
  const language = withGraph(model);
  if (!language.ok) return language.error;
  return new InferbenchError('NOT_SIMULATED', `No chip of the catalogue holds ${model.name}.`, {
    path: 'model',
    value: model.slug,
    expected: 'a model that fits on 1,024 chips',
    fix: 'Look at its points.',
  });
}

function wishOf({ inputTokens, outputTokens, precision, chips }: TradeoffChartRequest): Wish {
  const none = inputTokens === undefined && outputTokens === undefined;
  const stated = {
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
  };
  return { lengths: none ? null : stated, precision: precision ?? null, chips: chips ?? null };
}

/** The first of the wishes, each giving way to more than the one before, that has an answer. */
function firstKept(asked: Wish, offered: Offered): Kept | null {
  const ways = GIVING_WAY.reduce((all) => all * 2, 1);
  for (let given = 0; given < ways; given += 1) {
    const gone = (part: (typeof GIVING_WAY)[number]) => (given & (1 << GIVING_WAY.indexOf(part))) !== 0;
    const wish = {
      precision: gone('precision') ? null : asked.precision,
      chips: gone('chips') ? null : asked.chips,
      lengths: gone('lengths') ? null : asked.lengths,
    };
    const kept = answerOf(wish, offered);
    if (kept !== null) return kept;
  }
  return null;
}

function answerOf(wish: Wish, offered: Offered): Kept | null {
  for (const lengths of lengthsOf(wish, offered)) {
    const precisions = wish.precision === null ? offeredPrecisions(offered, lengths) : [wish.precision];
    for (const precision of precisions) {
      const chips = chipsOf(wish.chips, { lengths, precision }, offered);
      if (chips !== null) return { lengths, precision, chips };
    }
  }
  return null;
}

/** Lengths asked for, of which one may be left open; else the fullest first. */
function lengthsOf({ lengths, precision }: Wish, offered: Offered): TradeoffLengths[] {
  const all = offeredLengths(offered);
  if (lengths === null) {
    if (precision === null) return all;
    const published = (one: TradeoffLengths) => shownSlice(offered, { lengths: one, precision }) !== null;
    return [...all.filter(published), ...all.filter((one) => !published(one))];
  }
  const { inputTokens, outputTokens } = lengths;
  if (inputTokens !== undefined && outputTokens !== undefined) return [{ inputTokens, outputTokens }];
  const matching = all.filter(
    (one) =>
      one.inputTokens === (inputTokens ?? one.inputTokens) &&
      one.outputTokens === (outputTokens ?? one.outputTokens),
  );
  return [...matching, ...all.map((one) => ({ ...one, ...lengths }))];
}

/** The chips asked for, or the usual number, where some chip then holds a user; any number where runs alone are shown. */
function chipsOf(asked: number | null, where: Omit<Kept, 'chips'>, offered: Offered): number | null {
  if (asked !== null && holders(offered, where, asked).length > 0) return asked;
  const usual = usualChips(offered, where);
  if (usual !== null) return asked === null ? usual : null;
  return shownSlice(offered, where) === null ? null : (asked ?? 1);
}

function changesOf(asked: Wish, { lengths, precision, chips }: Kept, modelName: string): string[] {
  const changed: string[] = [];
  const wished = asked.lengths === null ? lengths : { ...lengths, ...asked.lengths };
  if (asked.precision !== null && asked.precision !== precision)
    changed.push(
      `${precisionWord(asked.precision)} has no data at ${lengthsLabel(wished)}; shown is ${precisionWord(precision)}.`,
    );
  if (asked.chips !== null && asked.chips !== chips)
    changed.push(
      `No chip holds ${modelName} on ${counted(asked.chips, 'chip')}; shown are ${counted(chips, 'chip')} each.`,
    );
  if (!sameLengths(wished, lengths))
    changed.push(`${lengthsLabel(wished)} has no data; shown is ${lengthsLabel(lengths)}.`);
  return changed;
}
