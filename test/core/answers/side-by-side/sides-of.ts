import { memoryNeeds } from '@inferbench/answers/needs/memory-needs';
import { MemoryNeedsRequest } from '@inferbench/answers/needs/request';
import { type OneUserSide, oneUserStep } from '@inferbench/answers/side-by-side/one-user';
import { SideBySide } from '@inferbench/answers/side-by-side/shape';
import { sideBySide } from '@inferbench/answers/side-by-side/side-by-side';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { simulate } from '@inferbench/evaluation/simulate';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { chartOf } from '../load/chart-of.ts';

interface Asked {
  model: string;
  chips: readonly string[];
  precision?: 'FP8' | 'FP4' | 'FP16';
  pay?: 'RENTED' | 'OWNED' | 'CONTRACT' | 'NONE';
  published?: readonly TradeoffPoint[];
}

const LENGTHS = { inputTokens: 1024, outputTokens: 1024 };

/** Chips side by side as the API makes them: needs, then one user on as many of each. */
export function sidesOf({ model: slug, chips, precision = 'FP8', pay = 'RENTED', published = [] }: Asked) {
  const work = { model: slug, precision, ...LENGTHS };
  const chart = chartOf({ ...work, pay, with: [...chips] }, [
    { lengths: LENGTHS, precision, points: published },
  ]);
  const model = catalogue.models.get(slug);
  if (model === undefined || !isLanguageModel(model)) throw new Error(`${slug} is no language model`);
  const needs = memoryNeeds(MemoryNeedsRequest.parse({ ...work, chips: [...chips] }), {
    model: slug,
    slices: [],
    catalogue,
  });
  if (!needs.ok) throw needs.error;
  const sides = chips.map((each): OneUserSide => {
    const chip = catalogue.chips.get(each);
    if (chip === undefined) throw new Error(`no chip ${each}`);
    const need = needs.value.chips.find((of) => of.chip === each);
    const held = need?.chipsNeeded ?? null;
    const step =
      held === null
        ? null
        : simulate(oneUserStep(chart.slice, model, { chip: each, chips: held }), catalogue);
    const label = need?.label ?? each;
    const compared = {
      chip: each,
      label,
      longName: label,
      shortSlug: each,
      vendor: chip.vendor,
      older: false,
      calibrated: isCalibrated(chip),
      needs: { chips: held, words: need?.sentence ?? 'not simulated' },
    };
    return { chip, compared, step: step?.ok === true ? step.value : null };
  });
  return { sides, answer: SideBySide.parse(sideBySide(sides, chart)) };
}
