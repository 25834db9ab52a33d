/** A word for a grade that promises more than was done; `evidence` is the head of a column, and an argument of the API, alone. */
const TOO_MUCH = String.raw`\b(?:verified|proven|re-?derived|evidence(?!"?: ?\{))\b`;
const GRADE = String.raw`\bE[12]\b`;
/** Words in between, within one sentence of a line. */
const BETWEEN = '[^.|\\t\\n]{0,60}';
const BESIDE = new RegExp(`${TOO_MUCH}${BETWEEN}${GRADE}|${GRADE}${BETWEEN}${TOO_MUCH}`, 'i');

/** Whether a line says beside E1 or E2 what only a second party could. */
export function claimsTooMuch(line: string): boolean {
  return BESIDE.test(line);
}
