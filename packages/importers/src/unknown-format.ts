import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { RunFormat } from '@inferbench/domain/terms/run-format';
import { listed } from '@inferbench/units/english';
import { noResult } from './content/no-results.ts';
import { knownTool } from './known/known-tools.ts';
import { nearestTools } from './known/nearest-tools.ts';
import { READ_TOOLS } from './known/read-tools.ts';
import type { Content, ParsedFile } from './shared/importer.ts';

const MAX_KEYS_SHOWN = 12;
const BY_HAND = 'or write a run document by hand: docs/result-files.md of our repository shows a whole one';

/** No importer takes the file: what it is, or what it holds, which tools are near, and how to go on. */
export function unknownFormat(file: ParsedFile | undefined, format: RunFormat): InferbenchError {
  const named = file === undefined ? null : (knownTool(file.content) ?? noResult(file.content));
  if (named !== null) return named;
  const near = file === undefined ? [] : nearestTools(file.content);
  const names = near.map(({ name }) => name);
  const nearest = names.length === 0 ? '' : ` Nearest: ${listed(names, 'or')}.`;
  const [first] = near;
  return new InferbenchError(
    'IMPORT_UNKNOWN_FORMAT',
    format === 'AUTO'
      ? `No tool that we know writes such a file.${nearest}`
      : `The content is not ${format} (${READ_TOOLS[format].name}).`,
    {
      path: 'document',
      value: file === undefined ? 'no file' : shown(file.content),
      expected:
        format === 'AUTO' ? 'a result file of one of the tools that are read' : READ_TOOLS[format].make,
      fix: `${first === undefined ? 'Give the file that the tool wrote' : `Of ${first.name}: ${first.make}`}; ${BY_HAND}.`,
    },
  );
}

/** Content of a file, in a few words of its own. */
function shown(content: Content): string {
  if (content.kind === 'text') {
    const [line = ''] = content.text.split('\n');
    return `plain text that begins with "${line.trim().slice(0, 60)}"`;
  }
  if (content.kind === 'table') return `a table of ${namesOf(content.header)}`;
  const object = content.kind === 'object' ? content.object : content.items[0];
  const keys = Object.keys(object ?? {});
  const what = keys.length === 0 ? 'an empty object' : `keys ${namesOf(keys)}`;
  return content.kind === 'list' ? `a list with ${what}` : what;
}

function namesOf(keys: readonly string[]): string {
  return keys
    .slice(0, MAX_KEYS_SHOWN)
    .map((key) => key.slice(0, 40))
    .join(', ');
}
