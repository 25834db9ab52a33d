import type { Run } from '@inferbench/domain/runs/run';

type Warnings = Run['source']['warnings'];

/** Warnings of a run, as its schema has it. */
const MAX_WARNINGS = 100;
const CODE = 'EVIDENCE_CUT';

/** How many entries of a list are left out and where they are; nothing where none is. */
export function cutNote(what: string, count: number, where: string): Warnings {
  if (count <= 0) return [];
  return [{ code: CODE, message: `${count} further ${what} are not listed here; ${where}.`, path: null }];
}

/** Warnings that fit beside so many more: the first ones, whatever says that a list was cut, and how many were left out here. */
export function fittingWarnings(warnings: Warnings, beside = 0): Warnings {
  const room = MAX_WARNINGS - beside;
  if (warnings.length <= room) return warnings;
  const cuts = warnings.filter(({ code }) => code === CODE).slice(0, room - 1);
  const others = warnings.filter(({ code }) => code !== CODE).slice(0, room - 1 - cuts.length);
  const left = warnings.length - cuts.length - others.length;
  return [...others, ...cuts, ...cutNote('warnings', left, `a run has at most ${MAX_WARNINGS}`)];
}
