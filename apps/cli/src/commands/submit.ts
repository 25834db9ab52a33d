import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Run } from '@inferbench/domain/runs/run';
import type { RunContext } from '@inferbench/domain/runs/run-context';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { MAX_STORED_RUNS } from '@inferbench/importers/shared/content-limits';
import { formatNumber } from '@inferbench/units/format';
import type { RunSelection } from '@inferbench/importers/select-runs';
import type { Command } from 'commander';
import {
  type ContextFlags,
  readContext,
  type StatedContext,
  withContextFlags,
} from '../input/context-flags.ts';
import { assertOneStdin } from '../input/evaluate-file.ts';
import { printData, printFindings, printJson, printNote } from '../terminal/output.ts';
import { type DocumentKind, documentKind } from '../input/read-document.ts';
import { readInput } from '../input/read-input.ts';
import { receivedNow } from '../input/received-now.ts';
import { chosenRuns, type RunFlag, runsOf, withRunFlag } from '../input/runs-of.ts';
import { printLinks } from '../terminal/links-view.ts';
import { accessWithKey } from '../server/api-key.ts';
import type { ServerAccess } from '../server/ask-server.ts';
import { describeDraft, saveDraftOnServer } from '../server/save-draft.ts';
import { assertSameScores } from '../server/compare-scores.ts';
import { type ServerFlags, withServerFlag } from '../server/server-flags.ts';
import { submitSpecification, type SubmittedSpecification } from '../server/submit-specification.ts';
import { type Submitted, submitToServer } from '../server/submit-to-server.ts';

const EXAMPLES = `Examples:
  $ inferbench submit result.json --context-file system.yaml --dry-run
  $ inferbench submit result.json --context-file system.yaml
  $ inferbench submit my-chip.yaml --dry-run
  $ inferbench submit my-chip.yaml --draft
  $ INFERBENCH_SERVER=https://bench.example INFERBENCH_API_KEY=… inferbench submit run.json
`;

interface Flags extends ContextFlags, RunFlag, ServerFlags {
  keyFile?: string;
  dryRun?: true;
  draft?: true;
  supersedes?: string;
  testedBy?: string;
  json?: true;
}

export function configureSubmit(command: Command): void {
  const documented = command.argument('<file>', 'result file, run, chip or model; - is stdin');
  withServerFlag(withRunFlag(withContextFlags(documented)))
    .option(
      '--key-file <file>',
      "file with the API key; default INFERBENCH_API_KEY, else this checkout's demo key",
    )
    .option('--dry-run', 'check and score without storing anything')
    .option('--draft', 'keep it on the server for your organisation alone, finished or not')
    .option('--supersedes <id>', 'submission of your own that this one corrects')
    .option('--tested-by <name>', 'who measured, where that is not your organisation')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(submit);
}

async function submit(file: string, flags: Flags): Promise<void> {
  assertOneStdin([file, flags.contextFile]);
  const document = await readInput(file);
  const kind = documentKind(document);
  const access = await accessWithKey(flags);
  const dryRun = flags.dryRun ?? false;
  if (flags.draft) return saveDraft(access, { file, document, kind }, flags);
  if (kind !== 'run') {
    if (flags.testedBy !== undefined)
      throw new InferbenchError('USAGE', `A ${kind} is declared, not measured: nobody tested it.`, {
        path: '--tested-by',
        fix: 'Leave it out; name who measured with the runs.',
      });
    const supersedes = flags.supersedes ?? null;
    const idempotencyKey = keyOf({ document, ...(supersedes === null ? {} : { supersedes }) });
    const submitted = await submitSpecification(access, kind, {
      document,
      dryRun,
      idempotencyKey,
      supersedes,
    });
    if (flags.json) printJson('submit', { ok: true, kind, ...submitted });
    else describeSpecification(submitted);
    return;
  }
  const submitted = await submitRuns(access, { file, document }, flags);
  if (!flags.json) return;
  const [only] = submitted;
  if (submitted.length === 1) printJson('submit', { ok: true, kind, ...only });
  else printJson('submit', { ok: true, kind, runs: submitted });
}

/** Sends the runs of a file and describes each as it is received, unless JSON was asked for. */
export async function submitRuns(
  access: ServerAccess,
  { file, document }: { file: string; document: string },
  flags: Pick<Flags, keyof ContextFlags | keyof RunFlag | 'dryRun' | 'supersedes' | 'testedBy' | 'json'>,
): Promise<SubmittedRun[]> {
  const select = chosenRuns(flags);
  const stated = await readContext(flags);
  const submitted: SubmittedRun[] = [];
  const chosen = readable({ text: document, file }, stated, select);
  if (chosen.length > MAX_STORED_RUNS) throw tooManyRuns(chosen.length);
  if (chosen.length > 1 && flags.supersedes !== undefined) throw whichCorrects(chosen.length);
  for (const { run, number } of chosen) {
    const answer = await submitOne(access, {
      document,
      context: stated.context,
      dryRun: flags.dryRun ?? false,
      number,
      supersedes: flags.supersedes ?? null,
      testedBy: flags.testedBy ?? null,
    });
    if (run !== null) assertSameScores(evaluateRun(run, stated.catalogue, receivedNow()), answer.scores);
    submitted.push({ ...(number === null ? {} : { run: number }), ...answer });
    if (!flags.json) describe(answer, number);
  }
  return submitted;
}

/** One draft of the file, whatever is wrong with it yet. */
async function saveDraft(
  access: ServerAccess,
  { file, document, kind }: { file: string; document: string; kind: DocumentKind },
  flags: Flags,
): Promise<void> {
  if (flags.dryRun)
    throw new InferbenchError('USAGE', 'A dry run stores nothing, and a draft is stored.', {
      path: '--draft',
      fix: 'Give one of --draft and --dry-run; a draft is answered with its findings as well.',
    });
  const select = kind === 'run' ? chosenRuns(flags) : undefined;
  const context = kind === 'run' ? JSON.stringify((await readContext(flags)).context) : null;
  const draft = {
    subject: SUBJECTS[kind],
    label: path.basename(file),
    document,
    context,
    run: select?.from ?? null,
    supersedes: flags.supersedes ?? null,
    testedBy: flags.testedBy ?? null,
  };
  const saved = await saveDraftOnServer(access, {
    ...draft,
    idempotencyKey: keyOf({ act: 'DRAFT', ...draft }),
  });
  if (flags.json) printJson('draft', { ok: true, ...saved });
  else describeDraft(saved);
}

const SUBJECTS = { run: 'RUN', chip: 'CHIP', model: 'MODEL' } as const;

/** A submission has one that corrects it. */
function whichCorrects(count: number): InferbenchError {
  return new InferbenchError('USAGE', `${count} runs are chosen, and one of them can correct a submission.`, {
    path: '--supersedes',
    value: String(count),
    expected: 'one run',
    fix: 'Choose the run that corrects it: --run NUMBER.',
  });
}

/** Refuses too many runs: each is a submission of its own, so a long file is sent in pages. */
function tooManyRuns(count: number): InferbenchError {
  return new InferbenchError(
    'USAGE',
    `${count} runs are chosen; one call stores at most ${MAX_STORED_RUNS}.`,
    {
      path: '--run',
      value: String(count),
      expected: `at most ${MAX_STORED_RUNS}`,
      fix: `Send them in pages: --run 1-${MAX_STORED_RUNS}, then --run ${MAX_STORED_RUNS + 1}-${Math.min(count, 2 * MAX_STORED_RUNS)}, or those of one model: --only NAME.`,
    },
  );
}

/** The runs of a file; one that cannot be read here is sent as it is, and the server says why, or knows more tools. */
function readable(
  source: { text: string; file: string },
  stated: StatedContext,
  select: RunSelection | undefined,
): { run: Run | null; number: number | null }[] {
  try {
    return runsOf(source, stated, select);
  } catch (error) {
    if (!(error instanceof InferbenchError)) throw error;
    return [{ run: null, number: select?.from ?? null }];
  }
}

type SubmittedRun = Submitted & { run?: number };

interface OneRun {
  document: string;
  context: RunContext;
  dryRun: boolean;
  number: number | null;
  supersedes: string | null;
  testedBy: string | null;
}

/** Runs of one file are submissions of their own: each has its key and its receipt. */
function submitOne(access: ServerAccess, { context, number, ...sent }: OneRun): Promise<Submitted> {
  const { document, supersedes, testedBy } = sent;
  return submitToServer(access, {
    ...sent,
    context: JSON.stringify(context),
    format: 'AUTO',
    run: number,
    idempotencyKey: keyOf({
      document,
      context,
      ...(number === null ? {} : { run: number }),
      ...(supersedes === null ? {} : { supersedes }),
      ...(testedBy === null ? {} : { testedBy }),
    }),
  });
}

/** The content is the key: the same file again is the same submission, from whatever machine. */
function keyOf(content: Record<string, unknown>): string {
  return hashOf(content);
}

type Receipted = Pick<Submitted, 'receipt' | 'replayed'>;

function describeReceipt({ receipt, replayed }: Receipted): void {
  if (!receipt) return;
  if (replayed) printNote('the same content was received before: nothing new was stored');
  printData(`receipt   ${receipt.submissionId}`);
  printData(`hash      ${receipt.contentHash}`);
  printData(`received  ${receipt.receivedAt}`);
}

function describeSpecification(submitted: SubmittedSpecification): void {
  const { slug, link, version, changedFields, dryRun, findings } = submitted;
  printFindings(findings);
  describeReceipt(submitted);
  printData(`state     ${submitted.lifecycle}`);
  printData(`          ${submitted.message}`);
  printData(`entry     ${slug}${version === null ? '' : `, version ${version}`}`);
  if (changedFields.length > 0) printData(`changed   ${changedFields.join(', ')}`);
  if (!dryRun) printData(`page      ${link}`);
  if (dryRun) printNote('dry run: nothing was stored');
}

function describe(submitted: Submitted, number: number | null): void {
  if (number !== null) printData(`run       ${number}`);
  const { dryRun, lifecycle, findings, scores, links } = submitted;
  printFindings(findings);
  describeReceipt(submitted);
  printData(`state     ${lifecycle}`);
  printData(`          ${submitted.message}`);
  for (const { usefulTops, utilisation } of scores) {
    if (usefulTops === null) continue;
    const share = utilisation === null ? '' : `, ${formatNumber(utilisation * 100)} % of peak`;
    printData(`score     ${formatNumber(usefulTops)} useful TOPS per chip${share}`);
  }
  printLinks(links);
  if (dryRun) printNote('dry run: nothing was stored');
}
