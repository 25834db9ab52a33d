import { PRECISION_FORMATS, PrecisionWord } from '@inferbench/domain/terms/precision';
import { TradeoffChartRequest } from '@inferbench/answers/load/request';
import { Load } from '@inferbench/graphql-documents/answers';
import { askPart } from '../../api/ask-answer.ts';
import type { LoadAnswer, PublishedLoad } from './load-answer.ts';

/** Published points of the same chips at the same lengths, precision and number of chips; none where the API does not answer. */
export async function loadPublished(answer: LoadAnswer): Promise<PublishedLoad[]> {
  const word = PrecisionWord.safeParse(answer.fields.find(({ name }) => name === 'prec')?.value);
  const chips = new Map(
    answer.systems.flatMap(({ chip, outcome }) => (outcome.ok ? [[chip, outcome.value.chips]] : [])),
  );
  const request = TradeoffChartRequest.safeParse({
    model: answer.model.slug,
    ...answer.lengths,
    ...(word.success ? { precision: PRECISION_FORMATS[word.data].boardClass } : {}),
  });
  if (!request.success) return [];
  const chart = await askPart(Load, request.data);
  if (chart === null || chart === 'FAILED') return [];
  const { inputTokens, outputTokens } = chart.slice;
  // A slice that gave way to what there is has other loads.
  if (inputTokens !== answer.lengths.inputTokens) return [];
  if (outputTokens !== answer.lengths.outputTokens) return [];
  const points = [
    ...chart.fronts.flatMap(({ chip, vendor, system, points: own }) =>
      own.map((point) => ({ ...point, chip, vendor, system })),
    ),
    ...chart.points,
  ];
  return points.flatMap(({ chip, chips: count, vendor, system, users, perChip, pointId, source }) =>
    users === null || chips.get(chip) !== count
      ? []
      : [{ vendor, system, users, ttft: null, tpot: null, output: perChip, goodput: null, pointId, source }],
  );
}
