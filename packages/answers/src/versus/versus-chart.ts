import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';

import { onEachModel, type PointText, rowsByModel } from '../verdict/of-points.ts';
import { bestSentence, countedWords, neighbours, turningWords, turnsNearby } from '../verdict/over-models.ts';
import type { OnModel } from '../verdict/by-model.ts';
import type { SliceWish } from '../verdict/request.ts';
import { isOfWish } from '../verdict/slices.ts';
import type { Versus } from '../verdict/shape.ts';
import { comparedBy, type Sides } from '../verdict/side.ts';
import { isCounted, versus } from '../verdict/versus.ts';
import { choicesOf } from './choices.ts';
import { countsOf, inOrder } from './counts.ts';
import { headOf, questionTitle } from './head.ts';
import { overTime } from './over-time.ts';
import type { VersusChartRequest } from './request.ts';
import { partsSentence } from './parts.ts';
import { rowsOfModel } from './rows.ts';
import { chipsOfBoth, shownSides, sideIdentities } from './shown-sides.ts';
import type { VersusChart, VersusModel, VersusRow } from './shape.ts';

export interface VersusChartInput {
  request: VersusChartRequest;
  /** Sides: chips, each one or those of a vendor or a generation, or two frameworks, or two precisions. */
  sides: Sides;
  /** Points of both sides, of vendors those of each of their chips; of frameworks and precisions those of any chip. */
  points: readonly PointText[];
  catalogue: CatalogueView;
}

/** Two sides over every model that both ran (docs/metrics.md#verdicts); of vendors and generations a chip stands for each. Error: INVALID. */
export function versusChart(input: VersusChartInput): Result<VersusChart, InferbenchError> {
  const { request, sides, catalogue, points } = input;
  const { technique } = request;
  const by = comparedBy(sides);
  if (by === 'PRECISION' && request.precision !== undefined) return fail(noOnePrecision(request.precision));
  const rows = rowsByModel({ points, catalogue });
  const shown = shownSides({ sides, rows, technique, catalogue });
  if (shown === null) return fail(noPair(request));
  const { pair, groups } = shown;
  const labels = [shown.sides[0].label, shown.sides[1].label] as const;
  const models = onEachModel(rows, { sides: shown.sides, catalogue });
  const asked = wishOf(request);
  const found = versus({ labels, models, wish: asked });
  const at = found.at ?? request.at ?? null;
  const wish = placedWish(asked, found);
  const counted = found.models.map((said) => modelOf(said, found));
  const ofGroups = groups === null ? [] : onEachModel(rows, { sides: groups, catalogue });
  const groupsOn = (slug: string) => ofGroups.find(({ model }) => model.slug === slug) ?? null;
  const rowsInput = { pair, labels, wish, groupsOn, catalogue };
  const drawn =
    at === null
      ? []
      : models.flatMap((on, i) => {
          const said = found.models[i];
          return said === undefined ? [] : rowsOfModel(on, said, { ...rowsInput, at });
        });
  const apart = by === 'CHIP' ? 0 : pairsApart(models, wish, drawn);
  const titled = (title: string) => questionTitle({ sides, shown: shown.sides, catalogue }, title);
  const ordered = inOrder(counted, drawn, labels);
  const counts = countsOf(counted, labels);
  const best = drawn.flatMap(({ model, best: each }) =>
    each === null ? [] : [{ model, leader: each.leader }],
  );
  const strips = counted.map((model) => ({
    ...model,
    strips: found.strips.filter((strip) => strip.model === model.model),
  }));
  return ok({
    title: titled(found.title),
    sentence: [
      found.text,
      ...turningWords(strips),
      partsSentence(ordered.models, ordered.rows, by),
      bestSentence(
        (groups ?? []).map(({ label }) => label),
        best,
        new Set(drawn.map(({ model }) => model)).size - new Set(best.map(({ model }) => model)).size,
      ),
    ]
      .filter((words) => words !== '')
      .join(' '),
    head: headOf({
      titled,
      found,
      labels,
      by,
      apart,
      counts,
      models: counted,
      rows: drawn,
      technique,
      precision: request.precision,
      points: rows,
    }),
    ...sideIdentities(shown, catalogue),
    inputTokens: found.inputTokens,
    outputTokens: found.outputTokens,
    extent: found.extent,
    pools: found.pools,
    technique,
    at,
    counts,
    rows: ordered.rows,
    models: ordered.models,
    time: at === null ? null : overTime(models, wish, { at }),
    on: chipsOfBoth({ sides, rows, technique, catalogue }),
    ...choicesOf(models, { asked, found }),
    absent: found.reasons,
  });
}

/** Systems that both ran on in the slice, without a verdict at the line. */
function pairsApart(models: readonly OnModel[], wish: SliceWish, drawn: readonly VersusRow[]): number {
  const ran = models.flatMap(({ like }) => like.filter((slice) => isOfWish(slice, wish)));
  return ran.length - drawn.filter(({ kind }) => kind !== 'NONE').length;
}

/** Reads the wish of a request: the slice that it asks for. */
function wishOf({ inputTokens, outputTokens, at, technique, precision }: VersusChartRequest): SliceWish {
  return { inputTokens, outputTokens, at, technique, precision };
}

function noPair({ a, b }: VersusChartRequest): InferbenchError {
  return new InferbenchError('INVALID', `No chip stands for ${a} and for ${b}.`, {
    path: 'b',
    value: b,
    expected: 'a chip, or a vendor or generation with one',
    fix: 'Name two chips.',
  });
}

function noOnePrecision(value: string): InferbenchError {
  return new InferbenchError('INVALID', 'Two precisions are compared with each other, not in a third.', {
    path: 'precision',
    value,
    expected: 'none',
    fix: 'Leave the precision out.',
  });
}

/** The wish in the slice that was found. */
function placedWish(asked: SliceWish, { inputTokens, outputTokens, extent, pools }: Versus): SliceWish {
  return {
    ...asked,
    ...(inputTokens === null || outputTokens === null ? {} : { inputTokens, outputTokens }),
    ...(extent === null || pools === null ? {} : { extent, pools }),
  };
}

function modelOf(said: Versus['models'][number], { strips, at }: Versus): VersusModel {
  const { model, modelName, kind, leader } = said;
  const own = strips.filter((strip) => strip.model === model);
  const turns = at !== null && turnsNearby(said, neighbours(own, at));
  const counts = isCounted(said);
  return {
    model: model ?? '',
    modelName: modelName ?? '',
    kind: counts ? kind : 'NONE',
    leader: counts ? leader : null,
    words: counts ? countedWords(said, { turns, at: at ?? 0 }) : 'cannot be compared',
    turns: turns && counts,
  };
}
