import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { SchedulerName, SchedulerSetting } from '@inferbench/domain/simulation/scheduler';
import { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import { Slo, SLO_PRESETS, SloPreset } from '@inferbench/domain/terms/slo';
import { type Command, Option } from 'commander';
import { msFlag, numberFlag, tokensFlag } from '../input/number-flag.ts';
import { addRequestFlags, statedFlags } from '../simulate/flags.ts';

/** Told in words of their own, or made from others. */
const { rate: _, slo: __, scheduler: ___, phase: ____, ...plain } = ServeRequest.shape;

const FLAGGED = {
  shape: plain,
  meanings: {
    batch: 'clients, each with one request at a time; default 1',
    inputTokens: 'prompt tokens a request, at most',
    outputTokens: 'answer tokens a request, at most',
    lengthSpread: 'shortest share of both lengths: 0.8, the default, draws from 80 to 100 %; 1: all equal',
    arrivals: 'closed (default), burst (all clients at once), poisson or constant (with --rate)',
    requests: 'requests of the run; default 800, or 10 a client, so that a p99 has enough; 1,000 at a rate',
    window: '"steady" or "whole run": which requests count',
    seed: 'of all that is drawn; default 1',
    layout: 'as published: tp8/ep8/dpa, or P2x(tp4)+D1x(tp8/ep8/dpa)',
    prefill: 'JSON: workers, tp, ep, attentionParallel of chips for prompts alone',
    decode: 'the same of chips for answers',
  },
};

export type ServeFlags = Readonly<Record<string, unknown>> & {
  json?: true;
  csv?: true;
  jsonl?: string | true;
  sweep?: true;
  rate?: string;
  clients?: string;
};

export function addServeFlags(command: Command): Command {
  return addRequestFlags(command, FLAGGED)
    .addOption(new Option('--in <n>', 'the same as --input-tokens').hideHelp())
    .addOption(new Option('--out <n>', 'the same as --output-tokens').hideHelp())
    .option('--rate <list>', 'requests a second, poisson unless --arrivals says constant: 1,2,4')
    .option('--clients <list>', 'clients of closed loads: 1,8,64')
    .option('--sweep', 'eight rates from an idle system to its capacity')
    .option(
      '--scheduler <words>',
      `${SchedulerName.options.join(', ')}, with fields: vllm-v1,maxSequences=512`,
    )
    .option('--slo <words>', 'chatbot, agent, batch, or ttft=500ms,tpot=50ms,e2e=10s');
}

/** What the flags state of a request; its loads are told apart. */
export function statedServe(flags: ServeFlags): Record<string, unknown> {
  const { in: input, out: output, scheduler, slo } = flags;
  const number = (key: string, text: unknown) =>
    typeof text === 'string' ? { [key]: tokensFlag(text) } : {};
  return {
    ...number('inputTokens', input),
    ...number('outputTokens', output),
    ...statedFlags(flags, FLAGGED),
    ...(typeof scheduler === 'string' ? { scheduler: schedulerOf(scheduler) } : {}),
    ...(typeof slo === 'string' ? { slo: sloOf(slo) } : {}),
  };
}

/** Numbers of a list such as 1,2,4. Error: USAGE. */
export function numbersOf(flag: string, text: string): number[] {
  const numbers = text.split(',').map(numberFlag);
  if (numbers.every((number) => typeof number === 'number')) return numbers;
  throw new InferbenchError('USAGE', `--${flag} is no list of numbers.`, {
    path: `--${flag}`,
    value: text.slice(0, 80),
    expected: 'numbers with commas between them, for example 1,2,4',
  });
}

function schedulerOf(text: string): unknown {
  const [first = '', ...rest] = text.split(',');
  const isNamed = !first.includes('=');
  const fields = pairsOf('scheduler', isNamed ? rest : [first, ...rest], Object.keys(SchedulerSetting.shape));
  if (!isNamed) return fields;
  return rest.length === 0 ? first : { name: first, ...fields };
}

/** Limits as a flag states them: a preset, or those of single figures. */
export function sloOf(text: string): unknown {
  const preset = SloPreset.safeParse(text.toUpperCase());
  if (preset.success) return SLO_PRESETS[preset.data];
  const limits = pairsOf(
    'slo',
    text.split(','),
    Object.keys(Slo.shape).map((key) => key.replace('Ms', '')),
  );
  return Object.fromEntries(
    Object.entries(limits).map(([key, value]) => [
      `${key}Ms`,
      typeof value === 'string' ? msFlag(value) : value,
    ]),
  );
}

/** key=value words. What is neither a number nor yes or no stays text, so that the schema says what is wrong with it. */
function pairsOf(flag: string, words: readonly string[], known: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    words.map((word) => {
      const [key = '', value = ''] = word.split('=');
      if (!known.includes(key) || value === '') {
        throw new InferbenchError('USAGE', `--${flag} does not know "${word.slice(0, 80)}".`, {
          path: `--${flag}`,
          value: word.slice(0, 80),
          expected: `key=value with one of ${known.join(', ')}`,
        });
      }
      return [key, value === 'true' ? true : value === 'false' ? false : numberFlag(value)];
    }),
  );
}
