import { Readable } from 'node:stream';
import { main } from 'inferbench/main';
import type { CliOutcome } from './processes.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `inferbench` inside this process, one call after the other: the command reads and writes what stands for its standard streams
 * and its environment. `runCli` starts a process, for what only a process shows.
 */
export function callCli(
  args: readonly string[],
  env: Record<string, string> = {},
  stdin = '',
): Promise<CliOutcome> {
  const call = last.then(() => within({ args, env, stdin }));
  last = call.catch(() => undefined);
  return call;
}

async function within(input: {
  args: readonly string[];
  env: Record<string, string>;
  stdin: string;
}): Promise<CliOutcome> {
  const kept = { env: process.env, stdin: Object.getOwnPropertyDescriptor(process, 'stdin') };
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)];
  process.env = { ...process.env, NO_COLOR: '1', ...input.env };
  Object.defineProperty(process, 'stdin', {
    value: Readable.from([Buffer.from(input.stdin)]),
    configurable: true,
  });
  try {
    const exitCode = await main(input.args);
    return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    stdout.end();
    stderr.end();
    process.env = kept.env;
    if (kept.stdin !== undefined) Object.defineProperty(process, 'stdin', kept.stdin);
  }
}

function capture(stream: NodeJS.WriteStream): { text(): string; end(): void } {
  const chunks: Buffer[] = [];
  const write = stream.write.bind(stream);
  stream.write = (chunk: string | Uint8Array) => {
    chunks.push(Buffer.from(chunk));
    return true;
  };
  return {
    text: () => Buffer.concat(chunks).toString('utf8'),
    end: () => (stream.write = write),
  };
}
