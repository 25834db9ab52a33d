// Format: `steady_state`, which clients compatible with vLLM write beside the figures of the whole run.
import type { Latencies, OtherWindow } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { readWindowLatency } from '../../shared/client-latency.ts';
import type { FieldReader } from '../../shared/field-reader.ts';

const AT = 'points[0].otherWindows[0]';

/** A second, named set of figures with its window; those of the whole run stay the ones that count. */
export function steadyState(reader: FieldReader): { otherWindows?: OtherWindow[] } {
  const steady = reader.child('steady_state');
  if (steady === null) return {};
  const window = steady.child('window');
  const number = (key: string, path: string, unit: string) => steady.number(key, `${AT}.${path}`, unit);
  const latency: Latencies = readWindowLatency(steady, `${AT}.latency`);
  const durationSec = window?.number('duration_s', `${AT}.durationSec`, 's') ?? null;
  const note = noteOf(window);
  steady.understood(['input_throughput', 'total_token_throughput']);
  return {
    otherWindows: [
      {
        name: 'steady_state',
        startSec: window?.number('start_s', `${AT}.startSec`, 's') ?? null,
        durationSec: isPositive(durationSec) ? durationSec : null,
        note,
        requestsPerSec: number('request_throughput', 'requestsPerSec', 'requests/s'),
        outputTokensPerSec: number('output_throughput', 'outputTokensPerSec', 'tokens/s'),
        latency: Object.values(latency).some((one) => one !== null) ? latency : null,
      },
    ],
  };
}

function noteOf(window: FieldReader | null): string | null {
  if (window === null) return null;
  const warning = window.text('warning', `${AT}.note`);
  const counted = window.number('requests_completed_in_window', `${AT}.note`, 'requests');
  const limit = window.number('target_concurrency', `${AT}.note`, 'requests');
  window.understood([
    'end_s',
    'threshold',
    'threshold_abs',
    'observed_peak',
    'requests_started_in_window',
    'requests_total',
  ]);
  const words = [
    counted === null ? '' : `${counted} requests completed in the window`,
    limit === null ? '' : `concurrency ${limit}`,
    warning ?? '',
  ].filter((part) => part !== '');
  return words.length === 0 ? null : words.join('; ').slice(0, 300);
}
