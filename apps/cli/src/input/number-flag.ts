import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** Flags arrive as text. What is not a number stays text, so that the schema names the flag and its value. */
export function numberFlag(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

/** A number between two limits. Error: USAGE. */
export function numberIn(
  flag: string,
  text: string,
  { least, most, isWhole }: { least: number; most: number; isWhole: boolean },
): number {
  const value = numberFlag(text);
  if (typeof value === 'number' && value >= least && value <= most && (!isWhole || Number.isInteger(value)))
    return value;
  throw new InferbenchError('USAGE', `${flag} is out of range.`, {
    path: flag,
    value: text.slice(0, 80),
    expected: `${isWhole ? 'a whole number' : 'a number'} from ${least} to ${most}`,
  });
}
