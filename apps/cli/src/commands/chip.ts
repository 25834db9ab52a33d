import { ChipFamily } from '@inferbench/domain/chips/chip';
import { chipTemplate } from '@inferbench/domain/catalogue/chip-template';
import { suggestion } from '@inferbench/domain/names/did-you-mean';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Command } from 'commander';
import { receivedNow } from '../input/received-now.ts';
import { printData, printJson, printNote } from '../terminal/output.ts';
import { writeNew } from '../terminal/write-new.ts';

const EXAMPLES = `Examples:
  $ inferbench chip init --family simt --vendor Example --name "A1 96GB" --out a1.yaml
  $ inferbench chip init --family dataflow > my-chip.yaml
`;

const DAY_CHARS = 10;

interface Flags {
  family: string;
  name?: string;
  vendor?: string;
  out?: string;
  json?: true;
}

export function configureChip(command: Command): void {
  command.addHelpText('before', EXAMPLES);
  command
    .command('init')
    .description('write a commented file of a chip, to be filled in')
    .requiredOption('--family <word>', `architecture: ${ChipFamily.options.join(', ')}`)
    .option('--name <text>', 'product name')
    .option('--vendor <text>', 'company that makes it')
    .option('--out <file>', 'a new file; default: stdout')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(init);
}

async function init({ family: word, name, vendor, out, json }: Flags): Promise<void> {
  const family = familyOf(word);
  const today = (receivedNow().receivedOn ?? '').slice(0, DAY_CHARS);
  const document = chipTemplate({ family, name, vendor, today });
  if (out !== undefined) await writeNew(out, document);
  if (json) return printJson('chip-init', { ok: true, family, file: out ?? null, document });
  if (out === undefined) return printData(document.trimEnd());
  printNote(`wrote ${out}: fill in its empty lines, then inferbench validate ${out}`);
}

function familyOf(word: string): ChipFamily {
  const family = ChipFamily.safeParse(word);
  if (family.success) return family.data;
  const near = suggestion(word, ChipFamily.options);
  throw new InferbenchError('USAGE', `"${word.slice(0, 40)}" is no architecture family.${near}`, {
    path: '--family',
    value: word.slice(0, 40),
    expected: `one of ${ChipFamily.options.join(', ')}`,
    fix: 'A GPU is simt, a TPU systolic; weights in distributed SRAM are dataflow.',
  });
}
