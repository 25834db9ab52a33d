import type { LanguageModel } from './model.ts';
import { totalParameters } from './parameter-count.ts';

export interface CountMismatch {
  path: 'publishedParameters' | 'statedParameters.total';
  derived: number;
  stated: number;
}

/**
 * Where the count that the shapes give is not the published one: to the parameter where it is published exactly, else where
 * it would neither be rounded nor cut to the publisher's figure (21.8 billion are named 21B as often as 22B). Null where they agree, or nothing is published.
 */
export function countMismatch(model: LanguageModel): CountMismatch | null {
  const derived = totalParameters(model);
  const { publishedParameters: exact, statedParameters: rounded } = model;
  if (exact !== null && exact !== derived) return { path: 'publishedParameters', derived, stated: exact };
  if (rounded !== undefined && !writtenAs(derived, rounded))
    return { path: 'statedParameters.total', derived, stated: rounded.total };
  return null;
}

function writtenAs(derived: number, { total, roundedTo }: { total: number; roundedTo: number }): boolean {
  return derived >= total - roundedTo / 2 && derived < total + roundedTo;
}
