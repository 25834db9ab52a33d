import { parsedJson } from './parsed-json.ts';

/** A line of JSON that is not blank, with its number from 1 on; `value` is null for what is no JSON. */
export interface NumberedLine {
  line: string;
  number: number;
  value: unknown;
}

export function numberedLines(text: string): NumberedLine[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.trim() === '' ? [] : [{ line, number: index + 1, value: parsedJson(line) }],
    );
}
