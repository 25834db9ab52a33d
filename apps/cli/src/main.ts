import { EXIT_CODES } from '@inferbench/domain/error-code';
import { Command, CommanderError } from 'commander';
import { addImport } from './commands/import.ts';
import { addSimulate } from './commands/simulate.ts';
import { addSubmit } from './commands/submit.ts';
import { printFailure, printFindings, printJson } from './output.ts';
import { RejectedError } from './rejected.ts';

const EXIT_CODE_HELP = `
Exit codes: 0 ok, 1 unexpected, 2 usage, 3 validation failed, 4 not found, 5 auth, 6 retryable, 130 interrupted
`;

function buildProgram(): Command {
  const program = new Command('inferbench')
    .description('Compares AI inference hardware: simulate, import result files, submit runs.')
    .version('0.1.0')
    .showSuggestionAfterError()
    .addHelpText('after', EXIT_CODE_HELP)
    .exitOverride();
  addSimulate(program);
  addImport(program);
  addSubmit(program);
  // Sub-commands do not inherit it, and a usage error must reach our exit codes.
  for (const command of program.commands) command.exitOverride();
  return program;
}

/** Runs one command line and gives its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const command = args.find((arg) => !arg.startsWith('-')) ?? 'help';
  const asJson = args.includes('--json');
  try {
    await buildProgram().parseAsync([...args], { from: 'user' });
    return EXIT_CODES.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.usage;
    if (error instanceof RejectedError && asJson) {
      const { code, message, findings } = error;
      printJson(command, { ok: false, error: { code, message, details: {} }, findings });
      return EXIT_CODES.invalid;
    }
    if (error instanceof RejectedError) printFindings(error.findings);
    return printFailure(command, error, asJson);
  }
}
