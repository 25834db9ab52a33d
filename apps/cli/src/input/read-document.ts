import type { Chip } from '@inferbench/domain/chips/chip';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Model } from '@inferbench/domain/models/model';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { evaluateModel } from '@inferbench/evaluation/evaluate-model';
import { parseDocument as parseSpecificationText } from '@inferbench/importers/content/parse-document';
import { parse, YAMLParseError } from 'yaml';
import { readInput } from './read-input.ts';
import { receivedNow } from './received-now.ts';
import { rejectedBy } from './rejected.ts';

export type DocumentKind = 'chip' | 'model' | 'run';

/** A `schema` line of ours near the top; anything else is taken for a result file. */
const SCHEMA_LINE = /^[\s{,]*["']?schema["']?\s*:\s*["']?inferbench\.(chip|model)\//m;
const HEAD_CHARS = 20_000;

export function documentKind(text: string): DocumentKind {
  const [, kind] = SCHEMA_LINE.exec(text.slice(0, HEAD_CHARS)) ?? [];
  return kind === 'chip' || kind === 'model' ? kind : 'run';
}

/** YAML or JSON as a value. Error: INVALID with the line. */
export function parseDocument(text: string, file: string): unknown {
  try {
    // Aliases could expand without end; no document of ours needs one.
    return parse(text.replace(/^\uFEFF/, ''), { maxAliasCount: 0, logLevel: 'error' });
  } catch (error) {
    if (!(error instanceof YAMLParseError || error instanceof ReferenceError)) throw error;
    const why = error.message.split('\n')[0] ?? 'a syntax error';
    throw new InferbenchError('INVALID', `${file} is not readable as YAML or JSON: ${why}.`, { path: file });
  }
}

/** A chip or a model of any shape, read as the server reads it; what cannot be read is thrown with its finding. */
export function parseSpecification(text: string, file: string): unknown {
  const document = parseSpecificationText(text);
  if (!document.ok) throw rejectedBy(document.error, `${file} cannot be read.`);
  return document.value;
}

/** A name with a folder or one of these endings is a file; slugs have neither. */
export function isFileName(name: string): boolean {
  return name === '-' || /[/\\]/.test(name) || /\.(ya?ml|json)$/i.test(name);
}

/** An owner and a name, as model hubs write them. */
export function isHubName(name: string): boolean {
  return /^[\w-][\w.-]*(?:\/[\w-][\w.:-]*)+$/.test(name) && !/\.(ya?ml|json)$/i.test(name);
}

/** A specification that may be simulated; one that a rule refuses is thrown with its findings. */
export async function readChipFile(file: string): Promise<Chip> {
  const { verdict, findings, chip } = evaluateChip(
    parseSpecification(await readInput(file), file),
    receivedNow(),
  );
  if (chip === null || verdict === 'REJECTED')
    throw rejectedBy(findings, `${file} is not a usable chip specification.`);
  return chip;
}

export async function readModelFile(file: string): Promise<Model> {
  const { verdict, findings, model } = evaluateModel(parseSpecification(await readInput(file), file));
  if (model === null || verdict === 'REJECTED') throw rejectedBy(findings, `${file} is not a usable model.`);
  return model;
}
