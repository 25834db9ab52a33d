import { type RequestShape, WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { MOST_CACHED_SHARE } from '@inferbench/answers/servers/request';
import { fieldOfPath, issueWords, type Problems } from './field-problems.ts';
import { PRICE_FIELD } from './form-values.ts';
import { OWNERSHIP_FIELDS } from './ownership-field-names.ts';
import { type Line, readMix, typedNumber } from './request-mix.ts';
import type { FormValues } from '../frame/form-values.ts';

export interface ReadWorkload {
  /** Null where a field is wrong. */
  request: WorkloadRequest | null;
  /** Share of each prompt that a cache holds; of servers alone. */
  cachedShare: number;
  problems: Problems;
}

/** The workload that the fields state, or what has to be mended. The domain's schema says what a workload is. */
export function readWorkload(values: FormValues): ReadWorkload {
  const reader = new FieldReader(values);
  const { requests, lines } = lengthsOf(values, reader);
  const load = reader.needed('load');
  const parsed = WorkloadRequest.safeParse({
    model: values['model'] ?? '',
    requests,
    ...(isRate(values, reader) ? { requestsPerSec: load } : { concurrency: load }),
    precision: values['precision'] ?? null,
    limits: {
      ttftMs: reader.number('ttft'),
      tpotMs: reader.number('tpot'),
      e2eMs: reader.number('e2e'),
    },
    metric: values['metric'],
    costBasis: values['basis'] ?? null,
    ownership: ownershipOf(reader),
    prices: pricesOf(values, reader),
    include: { interpolated: 'interpolated' in values, simulated: false },
  });
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldOfPath(issue.path, { mixed: lines.length > 0, values });
    reader.problems[field] ??= issueWords(issue, { values, field, line: lineOf(lines, issue.path) });
  }
  const cachedShare = cachedOf(reader);
  const isRead = parsed.success && Object.keys(reader.problems).length === 0;
  return { request: isRead ? parsed.data : null, cachedShare, problems: reader.problems };
}

/** Percent of the prompt that is cached, as a share; none where the field is empty. */
function cachedOf(reader: FieldReader): number {
  const percent = reader.number('cached') ?? 0;
  if (percent >= 0 && percent <= MOST_CACHED_PERCENT) return percent / 100;
  reader.problems['cached'] ??= `Expected 0 to ${MOST_CACHED_PERCENT} %.`;
  return 0;
}

const MOST_CACHED_PERCENT = 100 * MOST_CACHED_SHARE;

/** A mix where one is stated, else the two single lengths; what stands in those does not count beside a mix. */
function lengthsOf(values: FormValues, reader: FieldReader): { requests: RequestShape[]; lines: Line[] } {
  const mix = readMix(values['mix'] ?? '');
  if ('problem' in mix) reader.problems['mix'] = mix.problem;
  const lines = 'lines' in mix ? mix.lines : [];
  if (lines.length > 0) return { requests: lines.map(({ shape }) => shape), lines };
  const single = { inputTokens: reader.needed('input'), outputTokens: reader.needed('output'), weight: 1 };
  return { requests: [single], lines };
}

function isRate(values: FormValues, reader: FieldReader): boolean {
  const by = values['by'] ?? 'CONCURRENCY';
  if (by !== 'RATE' && by !== 'CONCURRENCY') reader.problems['by'] = 'Expected CONCURRENCY or RATE.';
  return by === 'RATE';
}

function lineOf(mixed: readonly Line[], path: readonly PropertyKey[]): string | null {
  const [first, index] = path;
  return first === 'requests' && typeof index === 'number' ? (mixed[index]?.text ?? null) : null;
}

function ownershipOf(reader: FieldReader): Record<string, number> {
  const stated = Object.entries(OWNERSHIP_FIELDS).map(([key, field]) => [key, reader.number(field)]);
  return Object.fromEntries(stated.filter(([, value]) => value !== null));
}

function pricesOf(values: FormValues, reader: FieldReader) {
  const chips = Object.keys(values).flatMap((name) => PRICE_FIELD.exec(name)?.[2] ?? []);
  return [...new Set(chips)].toSorted().map((chip) => ({
    chip,
    usdPerChipHour: reader.number(`hour.${chip}`),
    usdPerChip: reader.number(`buy.${chip}`),
  }));
}

class FieldReader {
  readonly problems: Problems = {};
  readonly #values: FormValues;

  constructor(values: FormValues) {
    this.#values = values;
  }

  number(field: string): number | null {
    const text = this.#values[field];
    if (text === undefined) return null;
    const value = typedNumber(text);
    if (Number.isFinite(value)) return value;
    this.problems[field] = `Expected a number, found “${text.slice(0, 40)}”.`;
    // A stand-in that no schema refuses: the field has its problem already.
    return 1;
  }

  needed(field: 'input' | 'output' | 'load'): number {
    const value = this.number(field);
    if (value === null) this.problems[field] = 'Needed: a number.';
    return value ?? 1;
  }
}
