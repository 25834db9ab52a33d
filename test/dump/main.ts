// `npm run dump -- FOLDER --site URL [--tree FOLDER]`: every figure that a visitor can reach, a file each.
// `npm run dump -- --compare BEFORE AFTER`: what differs, by file; fails where no named exception explains it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { complain, say } from '../../scripts/lib/output.mjs';
import { ROOT } from '../testkit/environment.ts';
import { askCommands } from './commands.ts';
import { compareDumps, type Dump } from './compare.ts';
import { steady } from './lines.ts';
import { askPages } from './pages.ts';
import { askQueries } from './queries.ts';

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
