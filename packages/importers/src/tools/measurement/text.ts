import { MEASUREMENT_FORMAT } from '@inferbench/domain/runs/measurement/record';

const HEAD_CHARS = 1000;
const SIGNATURE = new RegExp(`"format"\\s*:\\s*"${MEASUREMENT_FORMAT.replace(/\/.*$/, '/')}`);

/** Whether a text begins as `inferbench measure` writes it, whatever the version. */
export function isMeasurementText(text: string): boolean {
  const head = text.slice(0, HEAD_CHARS);
  return head.startsWith('{') && SIGNATURE.test(head);
}

/** The lines that are whole: one that a killed measurement was writing is left out. */
export function wholeLines(text: string): string {
  const end = text.trimEnd();
  const start = end.lastIndexOf('\n') + 1;
  return isJson(end.slice(start)) ? end : end.slice(0, start);
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
