import type { SummaryPoint } from '@inferbench/domain/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from './field-reader.ts';
import type { JsonObject } from './importer.ts';
import { readRowPower } from './inferencex-power.ts';
import { gpusOf } from './inferencex-system.ts';
import { reportedDistribution } from './reported-distribution.ts';
import { summaryPoint } from './summary-point.ts';

/** Understood: shown elsewhere, or the same figure in another form. */
const UNDERSTOOD =
  /^(?:hw|image|infmax_model_prefix|is_multinode|disagg|dp_attention|dcp_size|pcp_size|(?:prefill|decode)_.*|(?:mean|median|std|p\d+(?:\.\d+)?)_(?:intvty|ttft|tpot|itl|e2el)|tput_per_gpu|input_tput_per_gpu)$/;

/** One row as a point. */
export function readRow(reader: FieldReader, row: JsonObject, index: number): SummaryPoint {
  const at = (name: string) => `points[${index}].${name}`;
  if (Object.hasOwn(row, 'request_accounting'))
    throw reader.refused('request_accounting', 'several turns a request', 'rows of single-turn requests');
  const chips = gpusOf(reader, row);
  const perGpu = reader.number('output_tput_per_gpu', at('outputTokensPerSec'), 'tokens/s/GPU');
  const latency = readLatency(reader, at);
  const { power, energy } = readRowPower(reader, row, index);
  noteRow(reader, row);
  reader.understood(Object.keys(row).filter((key) => UNDERSTOOD.test(key)));
  return summaryPoint({
    phase: 'SERVING',
    batch: reader.number('conc', at('batch'), 'requests'),
    batchBasis: 'DECLARED',
    inputTokens: reader.number('isl', at('inputTokens'), 'tokens/request'),
    outputTokens: reader.number('osl', at('outputTokens'), 'tokens/request'),
    tpotSec: latency.tpot?.meanSec ?? null,
    // Rows of prefill and decode on GPUs of their own divide output by the decoding ones.
    outputTokensPerSec: isPositive(perGpu) && chips !== null ? perGpu * chips.decoding : null,
    latency,
    power,
    energy,
    derived: [
      ...(isPositive(perGpu) && chips !== null
        ? [{ key: 'outputTokensPerSec', formula: `output tokens/s a GPU × ${chips.decoding} GPUs` }]
        : []),
      ...(isPositive(power?.energyJoules) ? [{ key: 'power', formula: 'window = energy ÷ mean power' }] : []),
    ],
  });
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
  const { hw, spec_decoding: speculative } = row;
  reader.note(
    'REQUESTED_LENGTHS',
    'isl and osl are lengths asked for; the row holds no counts of requests or tokens.',
  );
  if (typeof hw === 'string') {
    reader.note(
      'CHIP_NAMED',
      `The row names the runner "${hw.slice(0, 60)}", which is no name of a chip; state it.`,
      'system.chip',
    );
  }
  if (typeof speculative === 'string' && !['', 'none', 'false', 'off'].includes(speculative.toLowerCase())) {
    reader.note(
      'SPECULATIVE_UNDECLARED',
      `Speculative decoding by "${speculative.slice(0, 60)}": state draft length and mean accepted tokens.`,
      'techniques.speculative',
    );
  }
}
