import { ServerDeal } from '@inferbench/domain/runs/measurement/plan';
import type { Command } from 'commander';
import { Option } from 'commander';
import { type ContextFlags, withContextFlags } from '../input/context-flags.ts';

export interface MeasureFlags extends Omit<ContextFlags, 'model'> {
  url: string[];
  deal: string;
  prompts?: string;
  image?: string;
  model?: string;
  catalogueModel?: string;
  api?: 'completions' | 'chat';
  header?: string[];
  body?: string;
  stream: boolean;
  waitReady: string;
  maxConcurrency?: string;
  ramp?: string;
  turns?: string;
  concurrency?: string;
  rate?: string;
  arrivals?: string;
  sweep?: true;
  trace?: string;
  inputTokens?: string;
  outputTokens?: string;
  lengths?: string;
  sharedPrefix?: string;
  requests?: string;
  seconds?: string;
  warmUp?: string;
  repeat: string;
  timeout: string;
  slo?: string;
  seed: string;
  out?: string;
  export?: string;
  check?: string;
  power: string;
  tokenTimes: boolean;
  iMayLoadThisServer?: true;
  submit?: true;
  keyFile?: string;
  server?: string;
  json?: true;
}

export function addMeasureFlags(command: Command): Command {
  command
    .requiredOption(
      '--url <address>',
      'OpenAI-compatible interface, for example http://127.0.0.1:8000/v1; again for each further server',
      (address: string, before: string[] | undefined) => [...(before ?? []), address],
    )
    .addOption(
      new Option('--deal <how>', 'of several --url: who gets a request')
        .choices(ServerDeal.options)
        .default('round-robin'),
    )
    .option('--model <name>', 'model as the server calls it; needed where it lists several')
    .addOption(new Option('--api <door>', 'default: completions, else chat').choices(['completions', 'chat']))
    .option('--header <name: value...>', 'header of every request; its value is in no file')
    .option('--body <json>', 'fields of every request: sampling, chat_template_kwargs, reasoning_effort, …')
    .option('--no-stream', 'ask for answers whole: first tokens and gaps are not known then')
    .option('--wait-ready <s>', 'wait so long at most for the server to be ready', '0')
    .option('--concurrency <list>', 'closed loops: clients with one request each, 1,2,4')
    .option('--rate <list>', 'open loops: requests a second, 5,10')
    .option('--arrivals <word>', 'of --rate: poisson (default), gamma:CV or constant')
    .option('--max-concurrency <n>', 'of --rate: send no more while so many wait; their wait counts')
    .option('--ramp <s>', 'of --concurrency: clients begin one after the other over this time')
    .option('--turns <n:s>', 'of --concurrency: conversations of n turns, s seconds to think between them')
    .option('--sweep', 'double the load until the server is saturated, then find the knee to 10 %')
    .option('--trace <file>', 'times and lengths of requests, one JSON object a line')
    .option('--input-tokens <n>', 'tokens of a prompt: 1024, normal:1024,200 or uniform:100-2000')
    .option('--output-tokens <n>', 'tokens of an answer, in the same words')
    .option('--lengths <file>', 'lengths of requests, one JSON object a line')
    .option(
      '--prompts <file>',
      'prompts of a file: ShareGPT JSON, JSON lines of messages, or a text, a line each',
    )
    .option('--image <WxH>', 'each prompt shows an image of so many pixels, 512x512')
    .option('--shared-prefix <GxL>', 'prompts of G groups begin with the same L tokens; default: none does')
    .option('--requests <n>', 'measured requests a stage; default 100, or 10 a client, for at least 20 s')
    .option('--seconds <s>', 'length of a stage; with --requests it has both')
    .option(
      '--warm-up <n>',
      'requests before each stage that do not count; default: one a client, at least 8',
    )
    .option('--repeat <n>', 'runs of each load; three or more give an interval', '3')
    .option('--timeout <s>', 'longest wait for one answer', '300')
    .option('--slo <words>', 'chatbot, agent, batch, or ttft=500,tpot=50,e2e=10000 (ms): goodput under it')
    .option('--seed <n>', 'of all that is drawn', '1')
    .option('--out <file>', 'where the measurement is written; the same command goes on where it was killed')
    .option('--export <list>', 'also write it for others: vllm, llm-d, csv, beside --out')
    .option('--check <file>', 'known prompts and answers, one JSON object a line: {"prompt", "answer"}')
    .option(
      '--power <sampler>',
      'auto, none, rapl, nvidia-smi, amd-smi, rocm-smi or the address of a DCGM exporter',
      'auto',
    )
    .option('--no-token-times', 'leave the times of single tokens out of the file')
    .option('--i-may-load-this-server', 'the server is not this machine, and I may load it')
    .option('--submit', 'send what was measured to --server')
    .option('--key-file <file>', 'of --submit: file with the API key')
    .option('--server <url>', 'of --submit: InferBench server; default INFERBENCH_SERVER');
  return withContextFlags(command, '--catalogue-model').option('--json', 'one JSON object on stdout');
}
