import { keysOf } from '@inferbench/units/keys-of';
import { KNOWN_TOOLS } from './known-tools.ts';
import { READ_TOOLS } from './read-tools.ts';
import { signWords } from './tool-sign.ts';

const BEGIN = '<!-- generated: tools -->';
const END = '<!-- end of generated -->';

/** Tables of docs/result-files.md: tools whose files are read, and tools that are met by name. */
function toolTables(): string {
  const read = keysOf(READ_TOOLS).map((format) => {
    const { name, make, reads, missing } = READ_TOOLS[format];
    return row([name, `\`${format}\``, make, reads, missing]);
  });
  const named = KNOWN_TOOLS.map(({ name, signs, advice, simulates }) =>
    row([simulates === true ? `${name} (simulation)` : name, signs.map(signWords).join('; '), advice]),
  );
  return [
    '| tool | format | make the file | what is read | what to state |',
    '|---|---|---|---|---|',
    ...read,
    '',
    'Met by name, where the file is none of the above; a simulation is no measurement, whatever it says:',
    '',
    '| tool | known by | what to do |',
    '|---|---|---|',
    ...named,
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** The document with its tables as the code has them. */
export function withToolTables(document: string): string {
  const [before = '', rest = ''] = document.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${toolTables()}\n\n${END}${after}`;
}
