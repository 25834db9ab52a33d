import { EXIT_CODES } from '@inferbench/domain/errors/error-catalogue';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Slo } from '@inferbench/domain/terms/slo';
import { answerOf } from '@inferbench/load/answer';
import type { Command } from 'commander';
import { readEndpointEnvironment } from '../environment/environment.ts';
import { type ContextFlags, readContext } from '../input/context-flags.ts';
import { numberIn } from '../input/number-flag.ts';
import { readInput } from '../input/read-input.ts';
import { begin, newSalt } from '../measure/begin.ts';
import { checkAnswers, questionsOf } from '../measure/check.ts';
import { closingTable } from '../measure/closing-table.ts';
import { assertMayLoad, endpointAddress, isLoopback } from '../measure/endpoint/address.ts';
import { readMeasurement } from '../measure/file.ts';
import { addMeasureFlags, type MeasureFlags } from '../measure/flags.ts';
import type { KnownEndpoint } from '../measure/known-endpoint.ts';
import { knownServers } from '../measure/known-servers.ts';
import { meanTokens } from '../measure/lengths.ts';
import { measureStages } from '../measure/measure-stages.ts';
import { powerChoice } from '../measure/observers.ts';
import { statedBody, statedHeaders } from '../measure/request-flags.ts';
import { type StatedPlan, statedPlan } from '../measure/plan.ts';
import type { ImageSize } from '../measure/sender/image.ts';
import { assertWithinRemoteLimits } from '../measure/remote-limits.ts';
import { exportFormats, writeExports } from '../measure/write-exports.ts';
import { sloOf } from '../serve/flags.ts';
import { accessWithKey } from '../server/api-key.ts';
import type { ServerAccess } from '../server/ask-server.ts';
import { printData, printJson, printNote, ReportedFailure } from '../terminal/output.ts';
import { submitRuns } from './submit.ts';

const EXAMPLES = `Examples:
  $ inferbench measure --url http://127.0.0.1:8000/v1 --concurrency 1,2,4,8 --input-tokens 1024 --output-tokens 256 --out run.jsonl
  $ inferbench measure --url http://127.0.0.1:8000/v1 --rate 2,4 --arrivals gamma:2 --input-tokens normal:1024,200 --output-tokens 256
  $ inferbench measure --url http://127.0.0.1:8000/v1 --sweep --input-tokens 512 --output-tokens 128 --slo chatbot \\
      --chip nvidia-h100-sxm5-80gb --chips 1 --framework vllm --weight-precision bf16 --submit
  $ INFERBENCH_ENDPOINT_KEY=… inferbench measure --url https://model.example/v1 --i-may-load-this-server --concurrency 4 \\
      --input-tokens 128 --output-tokens 64 --requests 50
`;

const EXIT_CODE_HELP = `
Exit codes:
  0  measured to its end, also where requests failed: a share above 1 % stands before the table
  3  not one request completed           130  interrupted; the same command goes on
`;

const Seconds = { least: 0.1, most: 86_400 };
const MOST_SEED = 0xffffffff;

export function configureMeasure(command: Command): void {
  addMeasureFlags(command)
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', EXIT_CODE_HELP)
    .action(measure);
}

async function measure(flags: MeasureFlags): Promise<void> {
  const urls = flags.url.map(endpointAddress);
  for (const url of urls) assertMayLoad(url, flags.iMayLoadThisServer === true);
  const isHere = urls.every(isLoopback);
  const stated = await statedPlan(flags);
  if (!isHere) assertWithinRemoteLimits(stated);
  const slo = flags.slo === undefined ? null : limitsOf(flags.slo);
  exportFormats(flags.export);
  const power = powerOf(flags, isHere);
  const seed = numberIn('--seed', flags.seed, { least: 0, most: MOST_SEED });
  const timeoutMs = 1000 * numberIn('--timeout', flags.timeout, { ...Seconds, isWhole: false });
  const { context } = await readContext(contextFlags(flags));
  const questions = flags.check === undefined ? [] : questionsOf(await readInput(flags.check));
  // A key that is missing is said before anything is measured, not after.
  const access = flags.submit === true ? await accessWithKey(flags) : null;
  const apiKey = readEndpointEnvironment().INFERBENCH_ENDPOINT_KEY ?? null;

  const headers = statedHeaders(flags.header);
  const body = statedBody(flags.body);
  const waitSec = numberIn('--wait-ready', flags.waitReady, { least: 0, most: 86_400, isWhole: false });
  const sender = { apiKey, headers, timeoutMs, keepsTokenTimes: flags.tokenTimes, salt: newSalt() };
  const toKnow = { ...sender, isStreamed: flags.stream, statedBody: body, waitSec, stated };
  const baseUrls = urls.map(({ href }) => href);
  const known = await endpointOf(flags, baseUrls, toKnow);
  const out = flags.out ?? newName();
  const begun = begin({ out, plan: stated.plan, seed, isLoopback: isHere, context }, known);
  printNote(`file      ${out}`);
  const { endpoint } = known;
  if (questions.length > 0 && (begun.earlier?.quality ?? null) === null)
    begun.writer.write([await checkAnswers(questions, { endpoint, apiKey, headers, timeoutMs })]);
  const reason = await measureStages({
    ...stated,
    begun,
    sender: { ...sender, endpoint, baseUrls },
    power,
    isHere,
  });
  begun.writer.close();
  await report(flags, { out, reason, slo, access });
}

async function endpointOf(
  { model, api }: MeasureFlags,
  baseUrls: readonly string[],
  {
    stated: { plan, prompts },
    ...known
  }: Omit<Parameters<typeof knownServers>[1], 'model' | 'api' | 'inputTokens' | 'image'> & {
    stated: StatedPlan;
  },
): Promise<KnownEndpoint> {
  const inputTokens = meanTokens(plan.inputTokens);
  const { image } = plan;
  const isConversation =
    image !== undefined || prompts?.some((prompt) => typeof prompt !== 'string') === true;
  const door = isConversation ? 'chat' : api;
  const found = await knownServers(baseUrls, { ...known, model, api: door, inputTokens, image });
  if (inputTokens !== null) noteCount(found.counted, inputTokens);
  if (image !== undefined) noteImage(found.imageTokens, image);
  return found;
}

interface Ended {
  out: string;
  /** Why it stopped before its end; null for a whole one. */
  reason: string | null;
  slo: Slo | null;
  access: ServerAccess | null;
}

/** Says what the file holds, sends it where that was asked for, and ends with the exit code of what came out. */
async function report(flags: MeasureFlags, { out, reason, slo, access }: Ended): Promise<void> {
  const file = readMeasurement(out);
  const answer = answerOf(file);
  for (const name of writeExports(file, out, exportFormats(flags.export))) printNote(`export    ${name}`);
  if (!flags.json) printData(closingTable({ answer, file, slo }));
  const submitted =
    access === null || reason !== null
      ? []
      : await submitRuns(
          access,
          { file: out, document: await readInput(out) },
          { ...contextFlags(flags), ...(flags.json === undefined ? {} : { json: flags.json }) },
        );
  const isEmpty = answer.points.every(({ completed }) => completed === 0);
  if (flags.json) {
    const sent = submitted.length === 0 ? {} : { submitted };
    printJson('measure', { ok: reason === null && !isEmpty, file: out, reason, ...answer, ...sent });
  }
  if (reason !== null) {
    printNote(`stopped   ${reason}`);
    throw new ReportedFailure(EXIT_CODES.interrupted);
  }
  if (isEmpty) throw new ReportedFailure(EXIT_CODES.invalid);
}

/** Another machine's power is not this one's: it is read where somebody says by whom. */
function powerOf({ power }: MeasureFlags, isHere: boolean) {
  return isHere || power !== 'auto' ? powerChoice(power) : null;
}

/** `--model` is the server's name of it here. */
function contextFlags(flags: MeasureFlags): ContextFlags {
  const { model: _served, catalogueModel, ...others } = flags;
  return catalogueModel === undefined ? others : { ...others, model: catalogueModel };
}

function limitsOf(text: string): Slo {
  const parsed = Slo.safeParse({ ttftMs: null, tpotMs: null, e2eMs: null, ...Object(sloOf(text)) });
  if (parsed.success) return parsed.data;
  throw new InferbenchError('USAGE', '--slo has no such limits.', {
    path: '--slo',
    value: text.slice(0, 80),
    expected: 'chatbot, agent, batch, or ttft=500,tpot=50,e2e=10000 (ms)',
  });
}

function noteCount(counted: number | null, wanted: number): void {
  if (counted === null)
    printNote('note      the server does not say how long a prompt is: input lengths are not known');
  else if (counted !== wanted)
    printNote(`note      a prompt that was to have ${wanted} tokens has ${counted} by the server's count`);
}

function noteImage(tokens: number | null, { widthPixels, heightPixels }: ImageSize): void {
  const size = `an image of ${widthPixels}x${heightPixels} pixels`;
  printNote(
    tokens === null
      ? `note      the server does not say how many tokens ${size} is`
      : `note      ${size} is ${tokens} tokens by the server's count, beside those of --input-tokens`,
  );
}

function newName(): string {
  return `measurement-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.jsonl`;
}
