import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';
import { runCli } from '../testkit/processes.ts';
import { type Site, startSite } from '../testkit/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ published: false });
});
afterAll(() => site?.stop());

const page = readFileSync(path.join(ROOT, 'docs/submitting.md'), 'utf8');
const commands = (/```sh chip\n([\s\S]*?)```/.exec(page)?.[1] ?? '').trim().split('\n');

const FILLED: Readonly<Record<string, string>> = {
  where: 'https://example.com/a1-datasheet.pdf, table 2',
  precision: 'fp16',
  denseOpsPerSec: '989 TFLOPS',
  type: 'HBM3',
  capacity: '96 GB',
  bandwidthBytesPerSec: '3.35 TB/s',
};

/** What a vendor does in an editor: the empty lines. */
async function edit(file: string): Promise<void> {
  const template = await readFile(file, 'utf8');
  const filled = template.replaceAll(/^(\s*)(\w+):$/gm, (line, indent: string, key: string) =>
    key in FILLED ? `${indent}${key}: ${FILLED[key] ?? ''}` : line,
  );
  await writeFile(file, filled);
}

/** Words of a command line, a quoted one as one word. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

test('the five commands of docs/submitting.md lead from nothing to a page with roofline and sheet', async () => {
  const file = path.join(site.dir, 'a1.yaml');
  expect(commands.length).toBe(5);
  let address = '';
  for (const line of commands) {
    const [program = '', ...rest] = words(line.replace('a1.yaml', file));
    if (program === '$EDITOR') await edit(file);
    if (program !== 'npx') continue;
    const [, , command = '', ...args] = rest;
    const key = command === 'submit' ? ['--key-file', path.join(site.dir, 'key')] : [];
    const server = command === 'chip' ? [] : ['--server', site.web.url];
    const { exitCode, stdout, stderr } = await runCli([command, ...args, ...key, ...server]);
    expect(exitCode, `${line}\n${stderr}`).toBe(0);
    address = /^page\s+(\S+)$/m.exec(stdout)?.[1] ?? address;
  }
  expect(commands.at(-1)).toBe('"$BROWSER" PAGE');
  await site.withPage({ viewport: { width: 1280, height: 900 } }, async (tab) => {
    const answer = await tab.goto(address);
    expect(answer?.status()).toBe(200);
    expect(await tab.getByRole('heading', { level: 1 }).innerText()).toContain('A1');
    for (const [fold, inside] of [
      ['#roofline-fold', 'svg'],
      ['#sheet-fold', 'table tbody tr'],
    ] as const) {
      const part = tab.locator(fold);
      expect([fold, await part.count()]).toEqual([fold, 1]);
      const shown = tab.locator(`details:has(${fold}), ${fold}`).locator(inside);
      expect([fold, (await shown.count()) > 0]).toEqual([fold, true]);
    }
  });
});
