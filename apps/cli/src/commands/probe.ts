import { createHash } from 'node:crypto';
import { Probe } from '@inferbench/domain/probe';
import { chipOfProbe } from '@inferbench/load/probe/chip-of-probe';
import { formatBandwidth, formatNumber } from '@inferbench/units/format';
import { GIGA } from '@inferbench/units/si';
import type { Command } from 'commander';
import { stringify } from 'yaml';
import { numberIn } from '../input/number-flag.ts';
import { receivedNow } from '../input/received-now.ts';
import { TOOL_VERSION } from '../environment/version.ts';
import { readMachine } from '../probe/machine.ts';
import { runProbe } from '../probe/run-probe.ts';
import { printData, printJson, printNote } from '../terminal/output.ts';
import { writeNew } from '../terminal/write-new.ts';

const EXAMPLES = `Examples:
  $ inferbench probe --vendor "Demo vendor" --out my-machine
  $ inferbench validate my-machine.yaml && inferbench submit my-machine.yaml
`;

const DAY_CHARS = 10;
const MIB = 1_048_576;

interface Flags {
  vendor: string;
  out: string;
  rounds: string;
  readMib?: string;
  json?: true;
}

export function configureProbe(command: Command): void {
  command
    .requiredOption('--vendor <name>', 'your organisation: it speaks for its own machine')
    .option('--out <name>', 'NAME.yaml and NAME.probe.json are written, both new', 'local')
    .option('--rounds <n>', 'rounds of each measurement, 1 to 100; the best counts', '5')
    .option('--read-mib <n>', 'memory that each thread reads; default 1024, or less where less is free')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(probe);
}

async function probe(flags: Flags): Promise<void> {
  const rounds = numberIn('--rounds', flags.rounds, { least: 1, most: 100, isWhole: true });
  const readMib =
    flags.readMib === undefined
      ? null
      : numberIn('--read-mib', flags.readMib, { least: 1, most: 4000, isWhole: true });
  const machine = readMachine();
  const { cores } = machine;
  printNote(`probing ${machine.cpu ?? machine.architecture} with 1 and ${cores} threads …`);
  const figures = await runProbe({
    cores,
    rounds,
    ...(readMib === null ? {} : { readBytes: readMib * MIB }),
  });
  const document = Probe.parse({
    schema: 'inferbench.probe/1',
    probedOn: (receivedNow().receivedOn ?? '').slice(0, DAY_CHARS),
    tool: { name: 'inferbench probe', version: TOOL_VERSION },
    machine,
    ...figures,
  });
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  const chip = chipOfProbe(document, { vendor: flags.vendor, sha256 });
  const [probeFile, specification] = [`${flags.out}.probe.json`, `${flags.out}.yaml`];
  await writeNew(probeFile, text);
  await writeNew(
    specification,
    `# This machine, as inferbench probe measured it; keep ${probeFile} beside it.\n${stringify(chip)}`,
  );
  if (flags.json)
    return printJson('probe', { ok: true, file: specification, probeFile, sha256, probe: document, chip });
  printData(
    [
      `chip       ${chip.slug}`,
      `memory     ${formatBandwidth(chip.memory?.bandwidthBytesPerSec ?? 0)}, ${formatNumber(chip.memory?.capacity.value ?? 0)} GiB`,
      `clock      ${formatNumber((chip.simt?.clockHz ?? 0) / GIGA)} GHz`,
      ...chip.peaks.map(
        ({ precision, denseOpsPerSec }) =>
          `bound      ${formatNumber(denseOpsPerSec / GIGA)} GFLOP/s ${precision}`,
      ),
      ...chip.notes.slice(2).map((note) => `           ${note}`),
    ].join('\n'),
  );
  printNote(`wrote ${specification} and ${probeFile}: next, inferbench submit ${specification}`);
}
