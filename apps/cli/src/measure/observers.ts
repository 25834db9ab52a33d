import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { CountersRecord, PowerRecord } from '@inferbench/domain/runs/measurement/record';
import { POWER_COMMANDS, type PowerCommandName } from '@inferbench/load/power/power-samplers';
import { type ReadCounters, readCounters, summedCounters } from '@inferbench/load/counters/read-counters';
import { type PowerChoice, type PowerSampler, startPower } from './power/start-power.ts';
import { fetchMetrics } from './counters/fetch-metrics.ts';

/** What is read beside the load: the server's counters and the power. */
export interface Observers {
  counters(stage: number, when: CountersRecord['when']): Promise<CountersRecord[]>;
  power(stage: number, fromUs: number, toUs: number): Promise<PowerRecord[]>;
  stop(): Promise<void>;
}

interface Observed {
  apiUrls: readonly string[];
  power: PowerChoice | null;
  nowUs: () => number;
}

/** A sampler's last reading is there a little later than what it is of. */
const LAG_MS = 300;

/** Starts what reads beside the load. Error: INVALID where a sampler that was named gives no reading. */
export async function startObservers({ apiUrls, power, nowUs }: Observed): Promise<Observers> {
  const sampler = power === null ? null : await startPower(power, { nowUs });
  if (sampler === null && power !== null && power !== 'auto')
    throw new InferbenchError('INVALID', 'No reading of the power that was asked for.', {
      path: '--power',
      fix: 'Run the tool by hand to see what it says, or measure without: --power none.',
    });
  return {
    counters: (stage, when) => countersOf(apiUrls, { stage, when, nowUs }),
    power: (stage, fromUs, toUs) => powerOf(sampler, { stage, fromUs, toUs }),
    stop: async () => sampler?.stop(),
  };
}

async function countersOf(
  apiUrls: readonly string[],
  { stage, when, nowUs }: Pick<CountersRecord, 'stage' | 'when'> & { nowUs: () => number },
): Promise<CountersRecord[]> {
  const read = summedCounters(await Promise.all(apiUrls.map(readServerCounters)));
  return read === null ? [] : [{ record: 'counters', stage, when, atUs: nowUs(), ...read }];
}

async function powerOf(
  sampler: PowerSampler | null,
  { stage, fromUs, toUs }: { stage: number; fromUs: number; toUs: number },
): Promise<PowerRecord[]> {
  if (sampler === null) return [];
  await new Promise((resolve) => setTimeout(resolve, LAG_MS));
  const record = sampler.record(stage, fromUs, toUs);
  return record === null ? [] : [record];
}

/** Who reads the power, as the flag says it; null: nobody. Error: USAGE. */
export function powerChoice(text: string): PowerChoice | null {
  if (text === 'none') return null;
  if (text === 'auto' || text === 'rapl' || isCommand(text)) return text;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return { dcgm: text };
  throw new InferbenchError('USAGE', '--power is no sampler.', {
    path: '--power',
    value: text.slice(0, 80),
    expected: `auto, none, rapl, ${Object.keys(POWER_COMMANDS).join(', ')} or the address of a DCGM exporter`,
  });
}

function isCommand(text: string): text is PowerCommandName {
  return Object.hasOwn(POWER_COMMANDS, text);
}

/** Address of a server's counters: beside their API, on the same host and port, whatever path the API has. */
function metricsAddress(apiUrl: string): URL {
  return new URL('/metrics', apiUrl);
}

/** Counters of the server under test as they are now; null where it does not say. No key is sent. */
async function readServerCounters(apiUrl: string): Promise<ReadCounters | null> {
  const text = await fetchMetrics(metricsAddress(apiUrl));
  return text === null ? null : readCounters(text);
}
