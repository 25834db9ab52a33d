import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { AttachReply, ReplyVersion } from '@inferbench/graphql-documents/attach-reply';
import type { Command } from 'commander';
import { readInput } from '../input/read-input.ts';
import { accessWithKey, type KeyFlags, withKeyFlag } from '../server/api-key.ts';
import { askServer, type ServerAccess, tellServer } from '../server/ask-server.ts';
import { refusedBy } from '../server/refused.ts';
import { printData, printJson } from '../terminal/output.ts';

const EXAMPLES = `Examples:
  $ inferbench reply SUBMISSION_ID --file reply.txt
  $ echo "The firmware was two releases old." | inferbench reply SUBMISSION_ID --file -
`;

interface Flags extends KeyFlags {
  file: string;
  json?: true;
}

/** `inferbench reply`: what the vendor of a chip says to a result of others. */
export function configureReply(command: Command): void {
  withKeyFlag(command.argument('<id>', 'global id of the submission that it is about'))
    .requiredOption('--file <file>', 'plain text, at most 4,000 characters; - is stdin')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(reply);
}

async function reply(submission: string, flags: Flags): Promise<void> {
  const text = await readInput(flags.file);
  const access = await accessWithKey(flags);
  const expectedVersion = await versionOf(access, submission);
  const idempotencyKey = hashOf({ act: 'REPLY', submission, text, expectedVersion });
  const input = { submission, text, expectedVersion, idempotencyKey };
  const answer = await tellServer(access, AttachReply, input);
  if (answer.__typename === 'NotAllowed') {
    const code = answer.code === 'STALE_VERSION' ? 'STALE_VERSION' : 'NOT_ALLOWED_NOW';
    throw new InferbenchError(code, answer.message);
  }
  if (answer.__typename !== 'ReplyAttached') throw refusedBy(answer);
  const { version, replayed } = answer;
  if (flags.json) printJson('reply', { ok: true, submission, version, replayed });
  else printData(`reply     version ${version} stands beside the result`);
}

async function versionOf(access: ServerAccess, id: string): Promise<number> {
  const { submission } = await askServer(access, ReplyVersion, { id });
  if (submission !== null) return submission.reply?.version ?? 0;
  throw new InferbenchError('NOT_FOUND', 'The server has no submission of this id that everybody sees.', {
    value: id.slice(0, 80),
    fix: 'The page of a result names its submission.',
  });
}
