// `npm run dump -- FOLDER --site URL [--tree FOLDER]`: every figure that a visitor can reach, a file each.
// `npm run dump -- --compare BEFORE AFTER`: what differs, by file; fails where no named exception explains it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { complain, say } from '../../scripts/lib/output.mjs';
import { ROOT } from '../testkit/environment.ts';
import { askCommands } from './commands.ts';
import { compareDumps, type Dump } from './compare.ts';
import { steady, figureLines, type Item, linesOf, type Place } from './lines.ts';
import { askQueries } from './queries.ts';
import { z } from 'zod';

const PATIENCE_MS = 120_000;
type RoutesOf = (url: string) => Promise<readonly { name: string; address: string }[]>;
const Routes = z.object({ routesOf: z.custom<RoutesOf>((value) => typeof value === 'function') });
/** A chart or a view as a file, as a page links to it. */
const FILE = /\/(?:chart|export)\/[a-z-]+\.[a-z]+(?:\?[^"'\s<>\\]*)?/g;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Address of a demo installation that runs (`npm start`). */
    site: { type: 'string' },
    /** Checkout that the site was built from: routes, examples, documents and the command line are its own. */
    tree: { type: 'string', default: ROOT },
    compare: { type: 'boolean', default: false },
  },
});
const [first, second] = positionals.map((folder) => path.resolve(folder));

if (values.compare && first !== undefined && second !== undefined) {
  const { told, unexplained } = compareDumps(read(first), read(second));
  for (const line of told) say(line);
  process.exitCode = unexplained > 0 ? 1 : 0;
} else if (values.site !== undefined && first !== undefined) await dump(first, values.site);
else {
  complain('Usage: npm run dump -- FOLDER --site URL [--tree FOLDER] | --compare BEFORE AFTER');
  process.exitCode = 2;
}

async function dump(folder: string, site: string): Promise<void> {
  const place = { site: new URL(site).origin, tree: path.resolve(values.tree) };
  // Fails where it is there already: what another dump left would be taken for figures of this one.
  mkdirSync(folder);
  for (const ask of [askPages, askQueries, askCommands]) {
    const begun = performance.now();
    let count = 0;
    for await (const [item, lines] of ask(place)) {
      writeFileSync(path.join(folder, fileName(item)), `${lines.map(steady(place)).join('\n')}\n`);
      count += 1;
    }
    say(`${ask.name}: ${count} items in ${Math.round((performance.now() - begun) / 1000)} s`);
  }
}

function read(folder: string): Dump {
  return new Map(
    readdirSync(folder).map((name) => [
      name,
      readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n'),
    ]),
  );
}

/** "file /chart/fits.csv?model=llama" → "file _chart_fits.csv_model=llama", which every file system takes. */
function fileName(item: string): string {
  return item.replaceAll(/[^\w =.,+-]/g, '_').slice(0, 200);
}

/** Figures of every route and of every file that one of them links to; a chart in each of its forms. */
async function* askPages({ site, tree }: Place): AsyncGenerator<Item> {
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
