import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Item, linesOf, type Place } from './lines.ts';

const PATIENCE_MS = 120_000;
/** Commands that store, wait for a load, fit for minutes, or look at the machine; flags that write; words that stand for others. */
const LEFT_OUT =
  /^(admin|calibrate|db|doctor|explain|keys|measure|reply|rescore|review|submit|tests|withdraw)\b|--(out|jsonl|csv|help|server)\b|[<*;&]|\b[A-Z]+_ID\b/;

/** JSON of each command by the examples of its help and of the documents. */
export async function* askCommands({ site, tree }: Place): AsyncGenerator<Item> {
  const run = (args: readonly string[]) => runCommand({ site, tree }, args);
  const { stdout } = await run(['--help']);
  const names = [...(stdout.split('Commands:')[1] ?? '').matchAll(/^ {2}([a-z][a-z-]*)/gm)];
  const texts = readdirSync(path.join(tree, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(path.join(tree, 'docs', name), 'utf8'));
  for (const [, name = ''] of names) texts.push((await run([name, '--help'])).stdout);
  for (const line of new Set(texts.flatMap(examplesIn))) {
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    const isThere = (word: string) => !/\.(csv|jsonl?|yaml)$/.test(word) || existsSync(path.join(tree, word));
    if (!words.every(isThere)) continue;
    const answer = await run([...words, '--json']);
    yield [`command ${line}`, [`exit code ${answer.exitCode}`, ...linesOf(answer.stdout)]];
  }
}

/** Command lines that a text shows, without `--json`, redirection and remarks. */
function examplesIn(text: string): string[] {
  return [...text.replaceAll(/\\\n\s*/g, '').matchAll(/^ *(?:\$|npx --no-install) inferbench (.+)$/gm)]
    .map(([, line = '']) =>
      line
        .replace(/\s+[|>#].*$/, '')
        .replaceAll(' --json', '')
        .trim(),
    )
    .filter((line) => !LEFT_OUT.test(line));
}

function runCommand(
  { site, tree }: Place,
  args: readonly string[],
): Promise<{ exitCode: number | string; stdout: string }> {
  const entry = path.join(tree, 'apps/cli/bin/inferbench.mjs');
  const env = { ...process.env, NO_COLOR: '1', INFERBENCH_SERVER: site, DATABASE_URL: '' };
  const options = { cwd: tree, env, timeout: PATIENCE_MS, maxBuffer: 2 ** 28 };
  return new Promise((resolve) => {
    execFile(process.execPath, [entry, ...args], options, (error, stdout) =>
      resolve({ exitCode: error === null ? 0 : (error.code ?? 'none'), stdout }),
    );
  });
}
