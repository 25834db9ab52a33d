import type { FileCheck, FilesCompared } from '@inferbench/answers/file-check/shape';
import { formatNumber, formatPercent } from '@inferbench/units/format';

const QUESTIONS = {
  POSSIBLE: 'possible',
  ADDS_UP: 'adds up',
  HOW_GOOD: 'how good',
  RANKED: 'ranked',
} as const;

/** A check for people: four answers, what was read, rules with their sums, the peak, and other chips at this load. */
export function fileCheckLines(file: string, check: FileCheck): string[] {
  const { tool, answers, read, missing, noticed, rules, peak, beside, published, unavailable } = check;
  return [
    `${file}: ${tool}`,
    ...answers.map(
      ({ question, answer, because }) => `  ${QUESTIONS[question].padEnd(9)} ${answer}: ${because}`,
    ),
    ...read.map(
      ({ label, value, key }) => `  read      ${label}: ${value}${key === null ? '' : ` (${key})`}`,
    ),
    ...missing.map(({ path, costs }) => `  missing   ${path}: ${costs}`),
    ...noticed.map(({ code, message }) => `  note      ${code}: ${message}`),
    ...rules.map(({ rule, outcome, sum }) => `  ${outcome.padEnd(9)} ${rule}: ${sum}`),
    ...(peak?.rows ?? []).map(({ peakName, delivered, attainable, algorithm, waiting }) => {
      const arrived =
        delivered === null
          ? `${formatPercent(attainable)} could arrive`
          : `${formatPercent(delivered)} arrived, ${formatPercent(attainable)} could`;
      return `  peak      ${peakName}: ${arrived}; ${formatPercent(1 - algorithm)} no software can use: ${waiting}`;
    }),
    ...besideLines(beside),
    ...publishedLines(published),
    ...(unavailable === null ? [] : [`  beside    ${unavailable}`]),
  ];
}

function besideLines(beside: FileCheck['beside']): string[] {
  if (beside === null) return [];
  const { finding, slice, rows, file, techniques } = beside;
  return [
    `  beside    ${finding}. ${slice}`,
    ...rows.map(({ label, value, low, high, own }) => {
      const yours = own && file !== null ? `; your file: ${formatNumber(file)}` : '';
      return `            ${label.padEnd(16)} ${formatNumber(value)} (${formatNumber(low)} to ${formatNumber(high)}) simulated${yours}`;
    }),
    ...techniques.map(({ technique, words }) => `  technique ${technique}: ${words}, simulated`),
  ];
}

function publishedLines(published: FileCheck['published']): string[] {
  if (published === null) return [];
  const { sentence, run, file } = published;
  return [
    `  published ${sentence}${run === null || file === null ? '' : `; your file: ${formatNumber(file)}`}`,
  ];
}

export function comparedLines({ differences, text, reasons }: FilesCompared): string[] {
  return [
    ...differences.map(({ what, first, second }) => `differs   ${what}: ${first}; ${second}`),
    `verdict   ${text}`,
    ...reasons.map((reason) => `          ${reason}`),
  ];
}
