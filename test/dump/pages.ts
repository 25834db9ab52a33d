import path from 'node:path';
import { z } from 'zod';
import { figureLines, type Item, linesOf, type Place } from './lines.ts';

const PATIENCE_MS = 120_000;
type RoutesOf = (url: string) => Promise<readonly { name: string; address: string }[]>;
const Routes = z.object({ routesOf: z.custom<RoutesOf>((value) => typeof value === 'function') });
/** A chart or a view as a file, as a page links to it. */
const FILE = /\/(?:chart|export)\/[a-z-]+\.[a-z]+(?:\?[^"'\s<>\\]*)?/g;

/** Figures of every route and of every file that one of them links to; a chart in each of its forms. */
export async function* askPages({ site, tree }: Place): AsyncGenerator<Item> {
  const { routesOf } = Routes.parse(await import(path.join(tree, 'test/testkit/routes.ts')));
  const files = new Set<string>();
  for (const { name, address } of await routesOf(site)) {
    const { status, text } = await get(`${site}${address}`);
    for (const [file] of text.matchAll(FILE))
      for (const form of formsOf(file.replaceAll('&amp;', '&'))) files.add(form);
    yield [`page ${name}`, [status, ...figureLines(text)]];
  }
  for (const file of [...files].toSorted()) {
    const { status, text } = await get(`${site}${file}`);
    yield [`file ${file}`, [status, ...(file.includes('.svg') ? figureLines(text) : linesOf(text))]];
  }
}

function formsOf(file: string): string[] {
  if (!file.startsWith('/chart/')) return [file];
  return ['csv', 'json', 'svg'].map((form) => file.replace(/\.[a-z]+(?=\?|$)/, `.${form}`));
}

async function get(address: string): Promise<{ status: string; text: string }> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
  return { status: `status ${response.status}`, text: await response.text() };
}
