import type { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { withoutEmpty } from './form-values.ts';
import { OWNERSHIP_FIELDS } from './ownership-field-names.ts';
import { mixText } from './request-mix.ts';
import type { FormValues } from '../frame/form-values.ts';

const stated = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

export function valuesOfWorkload(request: WorkloadRequest): FormValues {
  const { requests, concurrency, requestsPerSec, limits, ownership, prices, include } = request;
  const [first] = requests;
  const single = requests.length === 1 && first?.weight === 1 ? first : null;
  const figures = Object.fromEntries(
    Object.entries(OWNERSHIP_FIELDS).map(([key, field]) => {
      const value: unknown = Object.entries(ownership).find(([name]) => name === key)?.[1];
      return [field, typeof value === 'number' ? String(value) : ''];
    }),
  );
  return withoutEmpty({
    model: request.model,
    input: stated(single?.inputTokens),
    output: stated(single?.outputTokens),
    mix: single === null ? mixText(requests) : '',
    load: stated(concurrency ?? requestsPerSec),
    by: concurrency === null ? 'RATE' : 'CONCURRENCY',
    ttft: stated(limits.ttftMs),
    tpot: stated(limits.tpotMs),
    e2e: stated(limits.e2eMs),
    precision: request.precision ?? '',
    metric: request.metric,
    basis: request.costBasis ?? '',
    interpolated: include.interpolated ? 'on' : '',
    ...figures,
    ...Object.fromEntries(
      prices.flatMap(({ chip, usdPerChipHour, usdPerChip }) => [
        [`hour.${chip}`, stated(usdPerChipHour)],
        [`buy.${chip}`, stated(usdPerChip)],
      ]),
    ),
  });
}
