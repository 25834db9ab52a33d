import { EXIT_CODES } from '@inferbench/domain/errors/error-catalogue';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Command, CommanderError } from 'commander';
import { TOOL_VERSION } from './environment/version.ts';
import { COMMANDS } from './commands.ts';
import { NO_COLOUR_FLAG } from './terminal/environment.ts';
import { printData, printFailure, printFindings, printJson, ReportedFailure } from './terminal/output.ts';
import { RejectedError } from './input/rejected.ts';

const EXAMPLES = `Examples:
  $ inferbench chips
  $ inferbench simulate --chip nvidia-h100-sxm5-80gb --model llama-3-8b --phase decode --batch 16 --context 2048
  $ inferbench score result.json --context-file system.yaml
  $ inferbench COMMAND --help
`;

const EXIT_CODE_HELP = `
Exit codes:
  0  ok                   4  not found
  1  unexpected           5  no or wrong API key
  2  usage                6  try again later
  3  validation failed    7  scores do not match
  130  interrupted
`;

/** The program with all names and purposes, and the body of the one command that was asked for; completion is of all. */
async function buildProgram(asked: string | undefined): Promise<Command> {
  const program = new Command('inferbench')
    .description('Compares AI inference hardware honestly: every figure with its source, every run checked.')
    .usage('COMMAND [options]')
    .option('-V, --version', 'tool, engine, policy and commit')
    .option(NO_COLOUR_FLAG, 'plain text, also on a terminal')
    .showSuggestionAfterError()
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', EXIT_CODE_HELP)
    .exitOverride();
  for (const { name, group, summary, hidden = false, load } of COMMANDS) {
    const command = program.command(name, { hidden }).description(summary).helpGroup(group);
    if (name === asked || asked === 'completion') (await load())(command);
  }
  return program;
}

/** Second words by which an answer is known with the first. */
const SECOND_WORDS: Readonly<Record<string, readonly string[]>> = {
  db: ['migrate', 'verify-board'],
  published: ['diff'],
  admin: ['bootstrap', 'organization', 'invite', 'account', 'key', 'reviewer', 'review', 'remove-demo'],
};

/** Commands of `db`, `admin`, `published`, `chip` and `model` are known by two words, everything else by one; a word that is no command has no schema of its own. */
function jsonName([name, sub]: readonly string[]): string {
  // `inferbench.chip/1` is the specification itself.
  if (name === 'chip') return 'chip-init';
  if (name === 'model') return 'model-init';
  if (name !== undefined && sub !== undefined && SECOND_WORDS[name]?.includes(sub)) return `${name}-${sub}`;
  return COMMANDS.some((entry) => entry.name === name) && name !== undefined ? name : 'error';
}

/** Runs one command line and gives its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const words = args.filter((arg) => !arg.startsWith('-'));
  const asJson = args.includes('--json');
  try {
    // `inferbench help simulate` shows the options of that command, so it is loaded, too.
    const program = await buildProgram(words[0] === 'help' ? words[1] : words[0]);
    const given = args.filter((arg) => arg !== NO_COLOUR_FLAG);
    if (given.length === 0) {
      program.outputHelp();
      return EXIT_CODES.ok;
    }
    if (words.length === 0 && given.some((arg) => arg === '--version' || arg === '-V'))
      return await printVersion();
    await program.parseAsync(await withConfigured(program, given), { from: 'user' });
    return EXIT_CODES.ok;
  } catch (error) {
    return exitCodeOf(error, jsonName(words), asJson);
  }
}

async function printVersion(): Promise<number> {
  const { VERSIONS } = await import('@inferbench/evaluation/versions');
  const { commitOf } = await import('./environment/commit.ts');
  const { engineVersion, policyVersion } = VERSIONS;
  const commit = commitOf();
  const built = commit === null ? '' : `, commit ${commit}`;
  printData(`inferbench ${TOOL_VERSION}, engine ${engineVersion}, policy ${policyVersion}${built}`);
  return EXIT_CODES.ok;
}

/** Arguments with what files say of the same command before them. */
async function withConfigured(program: Command, args: readonly string[]): Promise<string[]> {
  const [name, ...rest] = args;
  const command = program.commands.find((one) => one.name() === name);
  if (command === undefined || name === undefined || command.commands.length > 0) return [...args];
  const { configuredFlags } = await import('./input/config-file.ts');
  return [name, ...(await configuredFlags(command)), ...rest];
}

function exitCodeOf(caught: unknown, command: string, asJson: boolean): number {
  const error = withoutDriver(caught);
  if (error instanceof ReportedFailure) return error.exitCode;
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT_CODES.ok;
    if (asJson) printUsageFailure(command, error);
    return EXIT_CODES.usage;
  }
  if (error instanceof RejectedError) {
    if (!asJson) printFindings(error.findings);
    else {
      const { code, message, findings } = error;
      printJson(command, { ok: false, error: { code, message, details: {} }, findings });
      return EXIT_CODES.invalid;
    }
  }
  return printFailure(command, error, asJson);
}

/** The driver of PostgreSQL is no part of what is installed: only an operator needs it. */
function withoutDriver(error: unknown): unknown {
  const isDriver = error instanceof Error && error.message.startsWith("Cannot find package 'pg'");
  return isDriver
    ? new InferbenchError('USAGE', 'This command talks to PostgreSQL and needs the package pg.', {
        fix: 'Install it beside this one: npm install pg@8.',
      })
    : error;
}

/** Commander said it on stderr already; a program that reads JSON gets it in its language. */
function printUsageFailure(command: string, error: CommanderError): void {
  const message = error.message.replace(/^error: /, '');
  printJson(command, { ok: false, error: { code: 'USAGE', message, details: {} } });
}
