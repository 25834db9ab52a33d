import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { Power, SummaryPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from '../../shared/field-reader.ts';
import { runInvalid } from '../../shared/import-refusals.ts';
import { reportedDistribution } from '../../shared/reported-distribution.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

const at = (name: string) => `points[0].${name}`;

/**
 * A steady state at a measured mean batch, by the counters of the boards. Gaps between tokens are all that it times: no
 * TTFT, no E2E and no TPOT, and the mean gap of a request is not the median gap.
 */
export function textPoint(reader: FieldReader): SummaryPoint {
  reader.number('max_num_seqs', at('load.concurrencyLimit'), 'sequences');
  const outputTokensPerSec = above0(
    reader,
    'output_throughput_tokens_per_sec',
    at('outputTokensPerSec'),
    'tokens/s',
  );
  const itl = readItl(reader);
  return summaryPoint({
    phase: 'SERVING',
    batch: above0(reader, 'avg_batch_size', at('batch'), 'sequences'),
    batchBasis: 'ACHIEVED',
    outputTokens: above0(reader, 'avg_output_len', at('outputTokens'), 'tokens/request'),
    outputTokensPerSec,
    ...(itl === null ? {} : { latency: { ttft: null, tpot: null, itl, e2e: null } }),
    power: readPower(reader),
    energy: {
      joulesPerOutputToken: above0(
        reader,
        'energy_per_token_joules',
        at('energy.joulesPerOutputToken'),
        'J/token',
      ),
      joulesPerRequest: above0(
        reader,
        'energy_per_request_joules',
        at('energy.joulesPerRequest'),
        'J/request',
      ),
      joulesPerImage: null,
    },
  });
}

function readItl(reader: FieldReader): Distribution | null {
  return reportedDistribution(reader, {
    path: at('latency.itl'),
    unit: 'ms',
    n: null,
    keys: {
      meanSec: 'mean_itl_ms',
      p50Sec: 'median_itl_ms',
      p90Sec: 'p90_itl_ms',
      p95Sec: 'p95_itl_ms',
      p99Sec: 'p99_itl_ms',
    },
  });
}

/** A static batch of images; energy is that of all boards over the time of the batch. */
export function imagePoint(reader: FieldReader): SummaryPoint {
  const batch = reader.needed('batch_size', at('batch'), 'images');
  const latencySec = reader.needed('batch_latency_s', at('e2eLatencySec'), 's');
  for (const [key, value] of Object.entries({ batch_size: batch, batch_latency_s: latencySec }))
    if (!isPositive(value)) throw reader.refused(key, value, 'a number above 0');
  return summaryPoint({
    phase: 'IMAGE',
    batch,
    batchBasis: 'STATIC',
    ...readImage(reader),
    e2eLatencySec: latencySec,
    imagesPerSec: above0(reader, 'throughput_images_per_sec', at('imagesPerSec'), 'images/s'),
    imageLatencySec: latencySec / batch,
    power: readPower(reader),
    energy: {
      joulesPerOutputToken: null,
      joulesPerRequest: null,
      joulesPerImage: above0(reader, 'energy_per_image_joules', at('energy.joulesPerImage'), 'J/image'),
    },
    derived: [{ key: 'imageLatencySec', formula: 'batch latency ÷ batch' }],
  });
}

/** Steps and edge; an image that is no square has another size than the one that would be scored. */
function readImage(reader: FieldReader): Pick<SummaryPoint, 'image'> {
  const steps = reader.whole('inference_steps', at('image.steps'), 'steps');
  const height = reader.whole('image_height', at('image.resolution'), 'pixels');
  const width = reader.whole('image_width', at('image.resolution'), 'pixels');
  if (height !== width)
    throw runInvalid(
      `${reader.place('image_height')}: images of ${width} × ${height} pixels are not square, which InferBench does not score yet.`,
      `${width} × ${height}`,
    );
  const image = {
    ...(isPositive(steps) ? { steps } : {}),
    ...(isPositive(height) ? { resolution: height } : {}),
  };
  return Object.keys(image).length === 0 ? {} : { image };
}

function readPower(reader: FieldReader): Power | null {
  const averageWatts = above0(reader, 'avg_power_watts', at('power.averageWatts'), 'W');
  return averageWatts === null
    ? null
    : { boundary: 'device_sensor', averageWatts, energyJoules: null, windowSec: null };
}

/** Null where absent; 0 is no measurement and refused. */
function above0(reader: FieldReader, key: string, path: string, unit: string): number | null {
  const value = reader.number(key, path, unit);
  if (value !== null && !isPositive(value)) throw reader.refused(key, value, 'a number above 0');
  return value;
}
