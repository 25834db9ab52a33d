import { z } from 'zod';

/** Kinds of things that have public names; within one, no two names may read alike. */
export const NameKind = z.enum(['CHIP', 'VENDOR', 'MODEL', 'ORGANIZATION']);
export type NameKind = z.infer<typeof NameKind>;

export const MAX_NAME_LENGTH = 80;
/** Letters of ASCII and Latin-1, digits, blanks and a few signs: what a reader tells apart and every font has. */
const REPERTOIRE = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9 .,+&()/_:@'-]*$/;
const OUTSIDE = /[^A-Za-zÀ-ÖØ-öø-ÿ0-9 .,+&()/_:@'-]/u;
const LETTER = /[A-Za-zÀ-ÖØ-öø-ÿ]/;

export interface NameProblem {
  /** What is wrong, as the rest of a sentence that begins with the name. */
  words: string;
  expected: string;
}

/** Why a text cannot be the public name of anything; null for one that can. */
export function nameProblem(text: string): NameProblem | null {
  const { length } = text;
  if (length < 1 || length > MAX_NAME_LENGTH)
    return { words: `has ${length} characters`, expected: `1 to ${MAX_NAME_LENGTH} characters` };
  if (!REPERTOIRE.test(text))
    return {
      words: `holds ${codePoint(OUTSIDE.exec(text)?.[0] ?? '')}, which names are not written with`,
      expected: "Latin letters, digits, blanks and . , + & ( ) / _ : @ ' -",
    };
  if (!LETTER.test(text) || nameSkeletons(text).length === 0)
    return { words: 'holds no letter', expected: 'at least one letter' };
  return null;
}

/** "U+202E": a character that may not be visible, or may turn the text around it. */
function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A point of a version, and one that may be: 3.l may be meant as 3.1. */
const BETWEEN_DIGITS = /(?<!\d)\.|\.(?!\d)/g;
const BETWEEN_LIKELY_DIGITS = /(?<![\doil])\.|\.(?![\doil])/g;

/**
 * What a name looks like at a glance: names that share a skeleton are taken for each other. Marks, case, blanks and signs do
 * not count, but for the point of a version; digits and letters that look alike are one. A name whose point stands beside a
 * letter that looks like a digit is read in two ways, and has both.
 */
export function nameSkeletons(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]/g, '')
    .replaceAll(/\.+/g, '.');
  const readings = [BETWEEN_DIGITS, BETWEEN_LIKELY_DIGITS].map((lost) => alike(plain.replaceAll(lost, '')));
  return [...new Set(readings)].filter((reading) => reading !== '');
}

/** Whether two names are taken for each other. */
export function areAlike(a: string, b: string): boolean {
  const others = new Set(nameSkeletons(b));
  return nameSkeletons(a).some((skeleton) => others.has(skeleton));
}

function alike(plain: string): string {
  return plain.replaceAll('0', 'o').replaceAll(/[1i]/g, 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');
}
