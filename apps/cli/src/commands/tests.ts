import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { AnswerTest, TestRequests } from '@inferbench/graphql-documents/test-requests';
import type { Command } from 'commander';
import { accessWithKey, type KeyFlags, withKeyFlag } from '../server/api-key.ts';
import { askServer, tellServer } from '../server/ask-server.ts';
import { refusedBy } from '../server/refused.ts';
import { printData, printJson } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench tests list
  $ inferbench tests confirm SUBMISSION_ID
  $ inferbench tests deny SUBMISSION_ID
`;

interface Flags extends KeyFlags {
  json?: true;
}

/** `inferbench tests`: results of others that name the organisation as who measured them, and what it says to that. */
export function configureTests(command: Command): void {
  command.addHelpText('before', EXAMPLES);
  flagged(command.command('list'))
    .description('results that name your organisation, what waits for an answer first')
    .action(list);
  for (const [name, measured, description] of [
    ['confirm', true, 'say that your organisation measured it'],
    ['deny', false, 'say that it did not'],
  ] as const)
    flagged(command.command(name).argument('<id>', 'global id of the submission'))
      .description(description)
      .action((id: string, flags: Flags) => answer(id, measured, flags));
}

function flagged(command: Command): Command {
  return withKeyFlag(command).option('--json', 'one JSON object on stdout');
}

async function list(flags: Flags): Promise<void> {
  const { viewer } = await askServer(await accessWithKey(flags), TestRequests, {});
  if (viewer === null) throw new InferbenchError('UNAUTHENTICATED', 'The server does not know this key.');
  const requests = viewer.testRequests ?? [];
  if (flags.json) return printJson('tests-list', { ok: true, requests });
  if (requests.length === 0) return printData('No result names your organisation as who measured it.');
  printData(
    table(
      [
        ['SUBMISSION', ({ submission }) => submission],
        ['ANSWER', ({ state }) => (state === 'ASKED' ? 'none yet' : state.toLowerCase())],
        ['SUBMITTED BY', ({ submittedBy }) => submittedBy],
        ['ABOUT', ({ about }) => about],
      ],
      requests,
    ),
  );
}

async function answer(submission: string, measured: boolean, flags: Flags): Promise<void> {
  const idempotencyKey = hashOf({ act: 'ANSWER_TEST', submission, measured, at: new Date().toISOString() });
  const input = { submission, measured, idempotencyKey };
  const said = await tellServer(await accessWithKey(flags), AnswerTest, input);
  if (said.__typename === 'NotAllowed') throw new InferbenchError('NOT_ALLOWED_NOW', said.message);
  if (said.__typename !== 'TestAnswered') throw refusedBy(said);
  const { state } = said;
  if (flags.json) printJson('tests-answer', { ok: true, submission, state });
  else printData(`answer    ${state.toLowerCase()}; it stands with the result`);
}
