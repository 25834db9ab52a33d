import { type Distribution, EMPTY_DISTRIBUTION } from '@inferbench/domain/terms/distribution';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from '../../shared/field-reader.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import type { JsonObject } from '../../shared/importer.ts';
import { readRowPower } from './power.ts';
import { type Gpus, gpusOf } from './system.ts';
import { reportedDistribution } from '../../shared/reported-distribution.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

/** Understood: shown elsewhere, or the same figure in another form. */
const UNDERSTOOD =
  /^(?:hw|image|infmax_model_prefix|is_multinode|disagg|dp_attention|dcp_size|pcp_size|(?:prefill|decode)_.*|(?:mean|median|std|p\d+(?:\.\d+)?)_(?:intvty|ttft|tpot|itl|e2el)|input_tput_per_gpu)$/;

const HINTS = [
  ['hw', 'system.chip'],
  ['image', 'system.software'],
  ['parallelism', 'system'],
  ['serving_config', 'system'],
  ['speculation_length', 'techniques.speculative'],
  ['spec_decoding', 'techniques.speculative'],
  ['disagg', 'system'],
  ['dp_attention', 'system'],
] as const;

/** One row as a point. */
export function readRow(reader: FieldReader, row: JsonObject, index: number): SummaryPoint {
  const at = (name: string) => `points[${index}].${name}`;
  if (Object.hasOwn(row, 'request_accounting'))
    throw reader.refused('request_accounting', 'several turns a request', 'rows of single-turn requests');
  const chips = gpusOf(reader, row);
  for (const [key, path] of HINTS) reader.hint(key, path);
  const rates = readRates(reader, at, chips);
  const stated = readLatency(reader, at);
  const shortTpot = stated.tpot === null ? tpotOfRate(reader, at) : null;
  const latency = shortTpot === null ? stated : { ...stated, tpot: shortTpot };
  if (!rates.any && Object.values(latency).every((one) => one === null))
    throw nothingMeasured(reader.place('tput_per_gpu'), 'The row has neither a rate nor a latency');
  const { power, energy } = readRowPower(reader, row, index);
  noteRow(reader, row);
  reader.understood(Object.keys(row).filter((key) => UNDERSTOOD.test(key)));
  return summaryPoint({
    phase: 'SERVING',
    batch: reader.whole('conc', at('batch'), 'requests'),
    batchBasis: 'DECLARED',
    inputTokens: reader.whole('isl', at('inputTokens'), 'tokens/request'),
    outputTokens: reader.whole('osl', at('outputTokens'), 'tokens/request'),
    tpotSec: latency.tpot?.meanSec ?? null,
    ...rates.figures,
    latency,
    power,
    energy,
    derived: [
      ...rates.derived,
      ...(shortTpot === null
        ? []
        : [{ key: 'latency', formula: 'median TPOT = 1 ÷ median tokens/s a user' }]),
      ...(isPositive(power?.energyJoules) ? [{ key: 'power', formula: 'window = energy ÷ mean power' }] : []),
    ],
  });
}

interface Rates {
  /** Whether the row states one at all. */
  any: boolean;
  figures: Pick<SummaryPoint, 'outputTokensPerSec' | 'totalTokensPerSec'>;
  derived: SummaryPoint['derived'];
}

/** Rates a GPU as those of the system; rows of prefill and decode apart divide output by the decoding GPUs. */
function readRates(reader: FieldReader, at: (name: string) => string, chips: Gpus | null): Rates {
  const output = reader.number('output_tput_per_gpu', at('outputTokensPerSec'), 'tokens/s/GPU');
  const total = reader.number('tput_per_gpu', at('totalTokensPerSec'), 'tokens/s/GPU');
  const decoding = chips?.decoding ?? null;
  const rates: Rates = {
    any: isPositive(output) || isPositive(total),
    figures: { outputTokensPerSec: null },
    derived: [],
  };
  if (isPositive(output) && decoding !== null) {
    rates.figures.outputTokensPerSec = output * decoding;
    rates.derived.push({ key: 'outputTokensPerSec', formula: `output tokens/s a GPU × ${decoding} GPUs` });
  }
  if (isPositive(total) && chips !== null) {
    rates.figures.totalTokensPerSec = total * chips.all;
    rates.derived.push({ key: 'totalTokensPerSec', formula: `tokens/s a GPU × ${chips.all} GPUs` });
  }
  return rates;
}

/** A short row gives the median speed a user sees, which is 1 ÷ the median TPOT. */
function tpotOfRate(reader: FieldReader, at: (name: string) => string): Distribution | null {
  const rate = reader.number('median_intvty', at('latency.tpot.p50Sec'), 'tokens/s');
  if (!isPositive(rate)) return null;
  return { ...EMPTY_DISTRIBUTION, p50Sec: 1 / rate };
}

function readLatency(reader: FieldReader, at: (name: string) => string) {
  const read = (name: string, metric: string) =>
    reportedDistribution(reader, {
      path: at(`latency.${name}`),
      unit: 's',
      n: null,
      keys: {
        meanSec: `mean_${metric}`,
        stdSec: `std_${metric}`,
        p50Sec: `median_${metric}`,
        p90Sec: `p90_${metric}`,
        p95Sec: `p95_${metric}`,
        p99Sec: `p99_${metric}`,
      },
    });
  return {
    ttft: read('ttft', 'ttft'),
    tpot: read('tpot', 'tpot'),
    itl: read('itl', 'itl'),
    e2e: read('e2e', 'e2el'),
  };
}

function noteRow(reader: FieldReader, row: JsonObject): void {
  const { spec_decoding: speculative } = row;
  reader.note(
    'REQUESTED_LENGTHS',
    Object.hasOwn(row, 'isl')
      ? 'isl and osl are lengths asked for; the row holds no counts of requests or tokens.'
      : 'The row holds neither lengths nor counts of requests or tokens.',
  );
  if (typeof speculative === 'string' && !['', 'none', 'false', 'off'].includes(speculative.toLowerCase())) {
    reader.note(
      'SPECULATIVE_UNDECLARED',
      `Speculative decoding by "${speculative.slice(0, 60)}": state draft length and mean accepted tokens.`,
      'techniques.speculative',
    );
  }
}
