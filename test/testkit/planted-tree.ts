import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from './environment.ts';

/** Configuration of the gates, copied as it is, so that what is tested is what runs. */
const CONFIGURATION = [
  '.oxlintrc.json',
  '.dependency-cruiser.cjs',
  '.prettierrc.json',
  'tsconfig.base.json',
  'tsconfig.core.json',
  'tsconfig.node.json',
];

export interface ToolOutcome {
  exitCode: number | null;
  output: string;
}

/** What a tool says of a small tree with our configuration and some files. */
export async function judge(
  files: Readonly<Record<string, string>>,
  tool: string,
  args: readonly string[],
): Promise<ToolOutcome> {
  const dir = await mkdtemp(path.join(tmpdir(), 'inferbench-gate-'));
  try {
    for (const file of CONFIGURATION) await cp(path.join(ROOT, file), path.join(dir, file));
    await symlink(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), content);
    }
    return await runTool(dir, tool, args);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** What a tool said of one file of many: the lines that name it. */
export function saidOf(file: string, { output }: ToolOutcome): string {
  return output
    .split('\n')
    .filter((line) => line.includes(file))
    .join('\n');
}

async function runTool(cwd: string, tool: string, args: readonly string[]): Promise<ToolOutcome> {
  const child = spawn(path.join(ROOT, 'node_modules', '.bin', tool), args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [stdout, stderr, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { exitCode, output: `${stdout}\n${stderr}` };
}
