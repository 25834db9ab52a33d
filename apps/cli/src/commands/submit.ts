import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { formatNumber } from '@inferbench/units/format';
import type { Command } from 'commander';
import { readApiKey } from '../api-key.ts';
import { type ContextFlags, readContext, withContextFlags } from '../context-flags.ts';
import { readEnvironment } from '../environment.ts';
import { printData, printFindings, printJson, printNote } from '../output.ts';
import { readInput } from '../read-input.ts';
import { rejectedBy } from '../rejected.ts';
import { type Submitted, submitToServer } from '../submit-to-server.ts';

const EXAMPLES = `
Examples:
  $ inferbench submit result.json --context-file system.yaml --dry-run
  $ inferbench submit result.json --context-file system.yaml
  $ INFERBENCH_SERVER=https://bench.example INFERBENCH_API_KEY=… inferbench submit run.json
`;

interface Flags extends ContextFlags {
  server?: string;
  keyFile?: string;
  dryRun?: true;
  json?: true;
}

export function addSubmit(program: Command): void {
  const command = program
    .command('submit')
    .description('send a result file to a server; the same file again gives the same receipt')
    .argument('<file>', 'result file or run; - is stdin');
  withContextFlags(command)
    .option('--server <url>', 'default INFERBENCH_SERVER, else http://127.0.0.1:3000')
    .option(
      '--key-file <file>',
      "file with the API key; default INFERBENCH_API_KEY, else this checkout's demo key",
    )
    .option('--dry-run', 'check and score without storing anything')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(submit);
}

async function submit(file: string, flags: Flags): Promise<void> {
  const environment = readEnvironment();
  const server = serverUrl(flags.server ?? environment.INFERBENCH_SERVER);
  const context = await readContext(flags);
  if (!context.ok) throw rejectedBy(context.error);
  const document = await readInput(file);
  const submitted = await submitToServer({
    server,
    apiKey: await readApiKey({ keyFile: flags.keyFile, server, environment }),
    document,
    context: JSON.stringify(context.value),
    dryRun: flags.dryRun ?? false,
    idempotencyKey: hashOf({ document, context: context.value }),
  });
  if (flags.json) printJson('submit', { ok: true, ...submitted });
  else describe(submitted);
}

function serverUrl(text: string): URL {
  if (!URL.canParse(text)) throw new InferbenchError('USAGE', `${text} is not a URL.`, { path: '--server' });
  return new URL(text);
}

function describe({ dryRun, replayed, lifecycle, receipt, findings, scores }: Submitted): void {
  printFindings(findings);
  if (receipt) {
    printData(
      `receipt   ${receipt.submissionId}${replayed ? ' (the same content was received before)' : ''}`,
    );
    printData(`hash      ${receipt.contentHash}`);
    printData(`received  ${receipt.receivedAt}`);
  }
  printData(
    `state     ${lifecycle}${lifecycle === 'FLAGGED' ? ': off the board until the flags are explained' : ''}`,
  );
  for (const { usefulTops, utilisation } of scores) {
    if (usefulTops !== null)
      printData(
        `score     ${formatNumber(usefulTops)} useful TOPS per chip, ${formatNumber(utilisation * 100)} % of peak`,
      );
  }
  if (dryRun) printNote('dry run: nothing was stored');
}
