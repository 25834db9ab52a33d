import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';

const stateDir = path.resolve(import.meta.dirname, '../../.inferbench');

/** What a worker of a browser answered, or why none could be asked. */
export type InBrowser<T> = { version: string; value: T } | { reason: string };

/** Bundles a module as `bench`, and evaluates an expression over it in a worker of a browser. */
export async function inBrowser<T>(entry: string, expression: string): Promise<InBrowser<T>> {
  try {
    return await evaluated<T>(entry, expression);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

async function evaluated<T>(entry: string, expression: string): Promise<InBrowser<T>> {
  const bundle = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bench',
    target: 'es2023',
  });
  mkdirSync(stateDir, { recursive: true });
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const found = await findChromium({ stateDir, log });
  const { executablePath, args, env } = found.chromium;
  const inherited = Object.entries(process.env).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, value]],
  );
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...Object.fromEntries(inherited), ...env },
  });
  try {
    const page = await browser.newPage();
    const script = `${bundle.outputFiles[0]?.text ?? ''}\npostMessage(${expression})`;
    const value = await page.evaluate(
      (text) =>
        new Promise<T>((resolve, reject) => {
          const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
          worker.addEventListener('message', ({ data }: { data: T }) => resolve(data));
          worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        }),
      script,
    );
    return { version: browser.version(), value };
  } finally {
    await browser.close();
  }
}
