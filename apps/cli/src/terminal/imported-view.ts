import type { Run } from '@inferbench/domain/runs/run';
import { figureFindings } from '@inferbench/evaluation/figure-findings';
import type { Imported } from '@inferbench/importers/import-runs';
import { figureLines } from './figures-view.ts';
import { printData, printFindings, printNote } from './output.ts';

/** An imported run for people: what was measured on what, its figures, what had to be decided and what is missing. */
export function describeImported({ run, missing }: Pick<Imported, 'run' | 'missing'>): void {
  for (const line of headLines(run)) printData(line);
  for (const line of figureLines(run)) printData(line);
  for (const line of noteLines(run)) printNote(line);
  printFindings(figureFindings(run));
  if (missing.length > 0) printNote(`missing   ${missing.join(', ')}: needed before the run can be scored`);
}

/** What was measured, and on what. */
function headLines({ source, system, precision, model, startedAt, recordedAt }: Run): string[] {
  const version = source.toolVersion === null ? '' : ` ${source.toolVersion}`;
  const software = [system.framework, system.frameworkVersion].filter((part) => part !== null).join(' ');
  return [
    `tool      ${source.tool}${version}, ${source.variant}`,
    `model     ${model.servedName} → ${model.slug ?? '(unknown: state --model)'}`,
    `system    ${system.chips ?? '?'} × ${system.chip ?? '(unknown: state --chip)'}`,
    ...(software === '' ? [] : [`software  ${software}`]),
    ...(precision.weights === null ? [] : [`weights   ${precision.weights}`]),
    ...(startedAt === null ? [] : [`started   ${startedAt}`]),
    ...(recordedAt === undefined ? [] : [`recorded  ${recordedAt}, at its start or end`]),
  ];
}

/** What had to be decided, and what else the file says. */
function noteLines({ source }: Run): string[] {
  const { conflicts = [], hints = [], stated = [], warnings, unknownKeys } = source;
  return [
    ...conflicts.map(({ path, key, fileValue, statedValue, used }) => {
      const counts =
        used === null ? 'neither counts' : used === 'file' ? "the file's counts" : 'the stated one counts';
      return `conflict  ${path}: the file says ${fileValue} (${key}), stated is ${statedValue}; ${counts}`;
    }),
    ...hints.map(({ path, key, value }) => `hint      ${path}: ${key} = ${value}`),
    ...warnings.map(({ code, message }) => `note      ${code}: ${message}`),
    ...(unknownKeys.length > 0 ? [`unknown   ${unknownKeys.join(', ')}`] : []),
    ...(stated.length > 0 ? [`stated    ${stated.join(', ')}`] : []),
  ];
}
