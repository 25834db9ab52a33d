import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kneeOf } from '@inferbench/scoring/knee';
import { serveLoad } from '@inferbench/serving/serve-load';
import { meanInterval } from '@inferbench/units/student-t';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingPlatform } from '../engines/llama/install.ts';
import { type LlamaServer, startLlama } from '../engines/llama/start-llama.ts';
import { loadOf, NO_STACK, poolOf, syntheticClock } from '../core/serving/synthetic.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { firstTokens, measured, throughputs } from '../testkit/measured-by-llama.ts';

const SLOTS = 4;
const LOADS = [1, 2, 4, 8, 16];
const [INPUT, OUTPUT] = [16, 32];
/** What the clock is fitted on. */
const PROBED = { input: 48, output: 16 };
const IN_FULL = lawCount(1, 0) === 1;

type Answer = Awaited<ReturnType<typeof measured>>;
interface Sweep {
  file: string;
  answer: Answer;
}

let llama: LlamaServer | undefined;
let folder = '';
let probe: Answer;
let sweeps: Sweep[] = [];

/**
 * What one sweep of a real engine says of it: half an hour on a quiet machine (`npm run measured`). The engine computes on one thread, so that its throughput
 * hardly rises with clients; what leaves its line where the slots are full is the wait for the first token (docs/metrics.md).
 */
describe.skipIf(!IN_FULL || missingPlatform() !== null)('a sweep of a served model', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'inferbench-sweep-'));
    llama = await startLlama({ shape: 'smollm2-135m', slots: SLOTS, contextTokens: 1024 });
    const measure = async (name: string, ...args: string[]): Promise<Sweep> => {
      const file = path.join(folder, `${name}.jsonl`);
      const target = ['--url', `${llama?.url}/v1`, '--out', file, '--warm-up', '4'];
      return { file, answer: await measured([...target, ...args], {}) };
    };
    const lengths = (input: number, output: number) => [
      '--input-tokens',
      String(input),
      '--output-tokens',
      String(output),
    ];
    // Nobody beside it and every slot busy, at other lengths than the sweep's: they give the clock its prices before the sweep is run.
    const few = [
      '--concurrency',
      `1,${SLOTS}`,
      '--requests',
      '24',
      '--seconds',
      '2',
      '--repeat',
      '1',
      '--seed',
      '9',
    ];
    probe = (await measure('probe', ...few, ...lengths(PROBED.input, PROBED.output))).answer;
    const all = ['--concurrency', LOADS.join(','), '--requests', '48', '--seconds', '10', '--repeat', '3'];
    sweeps = [];
    for (const seed of ['1', '2'])
      sweeps.push(await measure(`sweep-${seed}`, ...all, ...lengths(INPUT, OUTPUT), '--seed', seed));
  }, 3_000_000);
  afterAll(async () => {
    await llama?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('its knee lies between the slots and twice as many', () => {
    const knees = sweeps.map(({ file }) => kneeOf(firstTokens(file)));
    expect(knees).toEqual(
      sweeps.map(() => ({
        ok: true,
        value: expect.objectContaining({ concurrency: expect.toSatisfy(isNearSlots) }),
      })),
    );
  });

  test('two runs agree within their intervals', () => {
    const [first, second] = sweeps.map(({ file }) => throughputs(file));
    const shared = [...(first ?? [])].flatMap(([load, values]) => {
      const others = second?.get(load) ?? [];
      return values.length > 2 && others.length > 2
        ? [{ load, values: meanInterval(values), others: meanInterval(others) }]
        : [];
    });
    expect(shared).toHaveLength(LOADS.length);
    expect(shared.filter(({ values, others }) => !meet(values, others))).toEqual([]);
  });

  test('a clock of two prices, fitted before, tells its first tokens and its throughput within 25 %', () => {
    const clock = fittedClock(probe);
    const wrong = sweeps.flatMap(({ answer }) =>
      answer.points.flatMap((point) => {
        const { concurrency, ttftMs, outputTokensPerSec } = point;
        const told = served(clock, concurrency ?? 0);
        return [
          {
            concurrency,
            what: 'mean TTFT, ms',
            told: 1000 * (told.ttft.meanSec ?? 0),
            measured: ttftMs?.mean ?? 0,
          },
          { concurrency, what: 'tokens/s', told: told.outputTokensPerSec, measured: outputTokensPerSec ?? 0 },
        ];
      }),
    );
    process.stdout.write(`${JSON.stringify({ clock, told: wrong })}\n`);
    expect(wrong.length).toBe(2 * 2 * LOADS.length);
    expect(wrong.filter(({ told, measured: seen }) => Math.abs(told / seen - 1) > 0.25)).toEqual([]);
  });
});

type Interval = NonNullable<ReturnType<typeof meanInterval>>;

function meet(one: Interval | null, other: Interval | null): boolean {
  return one !== null && other !== null && one.low <= other.high && other.low <= one.high;
}

/** Seconds of a prompt's token and of an answer's: the first from the wait of one client, the second from the time that is left of a request, of all loads alike. */
function fittedClock({ points }: Answer): { promptTokenSec: number; answerTokenSec: number } {
  const alone = points.find(({ concurrency }) => concurrency === 1);
  const promptTokenSec = (alone?.ttftMs?.mean ?? Number.NaN) / 1000 / PROBED.input;
  const perToken = points.map(
    ({ outputTokensPerSec }) =>
      1 / (outputTokensPerSec ?? 0) - (promptTokenSec * PROBED.input) / PROBED.output,
  );
  const logs = perToken.reduce((sum, sec) => sum + Math.log(sec), 0);
  return { promptTokenSec, answerTokenSec: Math.exp(logs / perToken.length) };
}

/** The load as the simulation serves it: all clients begin at once, and as many answers are computed as there are slots. */
function served({ promptTokenSec, answerTokenSec }: ReturnType<typeof fittedClock>, clients: number) {
  const clock = syntheticClock({
    fixedSec: 0,
    perSequenceSec: answerTokenSec,
    perKeySec: [0],
    perPromptTokenSec: promptTokenSec,
    perPairSec: 0,
    perFinishedSec: 0,
    reaches: [],
  });
  const load = loadOf({
    arrivals: { kind: 'burst', clients },
    inputTokens: INPUT,
    outputTokens: OUTPUT,
    spread: 1,
    requests: 480,
  });
  return serveLoad({ ...poolOf({ maxSequences: SLOTS }), clock, stack: NO_STACK, load });
}

function isNearSlots(concurrency: number): boolean {
  return concurrency >= SLOTS && concurrency <= 2 * SLOTS;
}
