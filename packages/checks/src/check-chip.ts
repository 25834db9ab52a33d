import type { Finding } from '@inferbench/domain/finding';
import type { ChipCheck, ChipSubject } from './chip-subject.ts';
import { specConsistent } from './spec-consistent.ts';
import { specDates } from './spec-dates.ts';
import { specName } from './spec-name.ts';
import { specPeakDense } from './spec-peak-dense.ts';
import { specPower } from './spec-power.ts';
import { specRidge } from './spec-ridge.ts';
import { specSource } from './spec-source.ts';

const CHECKS: readonly ChipCheck[] = [
  specName,
  specDates,
  specPeakDense,
  specRidge,
  specPower,
  specSource,
  specConsistent,
];

/** Every rule on a chip's specification. */
export function checkChip(subject: ChipSubject): Finding[] {
  return CHECKS.flatMap((check) => check(subject));
}
