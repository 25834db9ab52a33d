import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { AttachReply, ReplyVersion } from '@inferbench/graphql-documents/attach-reply';
import type { Command } from 'commander';
import { readEnvironment } from '../environment/environment.ts';
import { readInput } from '../input/read-input.ts';
import { readApiKey } from '../server/api-key.ts';
import { askServer, type ServerAccess, tellServer } from '../server/ask-server.ts';
import { refusedBy } from '../server/refused.ts';
import { type ServerFlags, serverOf, withServerFlag } from '../server/server-flags.ts';
import { printData, printJson } from '../terminal/output.ts';

const EXAMPLES = `Examples:
  $ inferbench reply SUBMISSION_ID --file reply.txt
  $ echo "The firmware was two releases old." | inferbench reply SUBMISSION_ID --file -
`;

interface Flags extends ServerFlags {
  file: string;
  keyFile?: string;
  json?: true;
}

/** `inferbench reply`: what the vendor of a chip says to a result of others. */
export function configureReply(command: Command): void {
  withServerFlag(command.argument('<id>', 'global id of the submission that it is about'))
    .requiredOption('--file <file>', 'plain text, at most 4,000 characters; - is stdin')
    .option('--key-file <file>', 'file with the API key; default INFERBENCH_API_KEY')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(reply);
}

async function reply(submission: string, flags: Flags): Promise<void> {
  const text = await readInput(flags.file);
  const server = serverOf(flags);
  const apiKey = await readApiKey({ keyFile: flags.keyFile, server, environment: readEnvironment() });
  const access = { server, apiKey };
  const expectedVersion = await versionOf(access, submission);
  const idempotencyKey = hashOf({ act: 'REPLY', submission, text, expectedVersion });
  const { attachReply } = await tellServer(access, AttachReply, {
    input: { submission, text, expectedVersion, idempotencyKey },
  });
  if (attachReply.__typename === 'NotAllowed')
    throw new InferbenchError(
      attachReply.code === 'STALE_VERSION' ? 'STALE_VERSION' : 'NOT_ALLOWED_NOW',
      attachReply.message,
    );
  if (attachReply.__typename !== 'ReplyAttached') throw refusedBy(attachReply);
  const { version, replayed } = attachReply;
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
