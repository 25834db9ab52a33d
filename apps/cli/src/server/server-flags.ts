import type { Command } from 'commander';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { readEnvironment } from '../environment/environment.ts';

export interface ServerFlags {
  server?: string;
}

export function withServerFlag(command: Command): Command {
  return command.option('--server <url>', 'default INFERBENCH_SERVER, else http://127.0.0.1:3000');
}

/** The server to talk to: the flag, else the environment. */
export function serverOf({ server }: { server?: string | undefined }): URL {
  const text = server ?? readEnvironment().INFERBENCH_SERVER;
  if (!URL.canParse(text))
    throw new InferbenchError('USAGE', `${text} is no address of a server.`, {
      path: '--server',
      expected: 'an address such as http://127.0.0.1:3000',
    });
  return new URL(text);
}
