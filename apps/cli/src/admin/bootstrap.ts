import type { Command } from 'commander';
import { handingOver, type KeyPlaceFlags, sayWhere, withKeyPlace } from '../keys/key-place.ts';
import { printData, printJson } from '../terminal/output.ts';
import { asOperator } from './as-operator.ts';
import { describeKey } from './describe-key.ts';

interface Flags extends KeyPlaceFlags {
  organization: string;
  slug?: string;
  recover?: true;
}

export function configureBootstrap(admin: Command): void {
  withKeyPlace(
    admin
      .command('bootstrap')
      .description('the first organisation and its first key, which lasts 30 days and makes others')
      .requiredOption('--organization <name>', 'what it is called')
      .option('--slug <slug>', 'its stable short name; default: made of the name')
      .option('--recover', 'another first key, because the first one is lost; recorded'),
  ).action(async (flags: Flags) => {
    const { key, keyFile, record } = await handingOver(flags, () => makeFirst(flags));
    if (flags.json) return printJson('admin-bootstrap', { ok: true, key, keyFile, keys: [record] });
    printData(describeKey(record));
    if (key !== null) printData(key);
    sayWhere({ keyFile });
  });
}

async function makeFirst({ organization, slug, recover }: Flags) {
  // Loaded here: offline commands need no database code.
  const { bootstrap } = await import('@inferbench/db/admin/bootstrap');
  return asOperator((url) =>
    bootstrap(url, { name: organization, slug: slug ?? null, recover: recover ?? false }),
  );
}
