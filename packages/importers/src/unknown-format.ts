import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { RunFormat } from '@inferbench/domain/terms/run-format';
import { foreignFormat } from './shared/foreign-formats.ts';
import type { Content, ParsedFile } from './shared/importer.ts';
import { IMPORTERS } from './importers.ts';
import { noResult } from './content/no-results.ts';

const MAX_KEYS_SHOWN = 12;

/** No importer takes the file: what it holds, and what was looked for. */
export function unknownFormat(file: ParsedFile | undefined, format: RunFormat): InferbenchError {
  const named = file === undefined ? null : (foreignFormat(file.content) ?? noResult(file.content));
  if (named !== null) return named;
  const formats = [...new Set(IMPORTERS.map((importer) => importer.format))];
  return new InferbenchError(
    'IMPORT_UNKNOWN_FORMAT',
    format === 'AUTO' ? 'No importer recognises this content.' : `The content is not ${format}.`,
    {
      path: 'document',
      value: file === undefined ? 'no file' : shown(file.content),
      expected: format === 'AUTO' ? `one of ${formats.join(', ')}` : format,
      fix: 'See docs/result-files.md for the file that each tool writes.',
    },
  );
}

function shown(content: Content): string {
  if (content.kind === 'text') return 'plain text';
  if (content.kind === 'table') return `a table of ${names(content.header)}`;
  const object = content.kind === 'object' ? content.object : content.items[0];
  const keys = Object.keys(object ?? {});
  const what = keys.length === 0 ? 'an empty object' : `keys ${names(keys)}`;
  return content.kind === 'list' ? `a list with ${what}` : what;
}

function names(keys: readonly string[]): string {
  return keys
    .slice(0, MAX_KEYS_SHOWN)
    .map((key) => key.slice(0, 40))
    .join(', ');
}
