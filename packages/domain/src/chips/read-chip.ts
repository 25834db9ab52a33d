import { Chip, holdsWeightsOnChip } from './chip.ts';
import type { Finding } from '../errors/finding.ts';
import { type ReadSpecification, readSpecification } from '../documents/read-specification.ts';
import { ok, type Result } from '../errors/result.ts';
import { isObject } from '../documents/schema-node.ts';

/** The memory that a family reads weights from: without its bandwidth nothing of the chip is simulated. */
export function mainMemoryOf(family: Chip['family']): 'memory' | 'onChip' {
  return holdsWeightsOnChip({ family }) ? 'onChip' : 'memory';
}

/** A chip as its vendor writes it. */
export function readChip(input: unknown): Result<ReadSpecification<Chip>, Finding[]> {
  const read = readSpecification(Chip, input);
  if (!read.ok) return read;
  const { value, notes } = read.value;
  return ok({ value, notes: [...notes, ...bandwidthLeftOut(input, value)] });
}

/** A bandwidth that is written as null is not published; one that is left out may be forgotten. */
function bandwidthLeftOut(input: unknown, chip: Chip): Finding[] {
  const key = mainMemoryOf(chip.family);
  if (!isObject(input) || chip.status === 'claims_only') return [];
  const memory = input[key];
  if (memory === null || (isObject(memory) && 'bandwidthBytesPerSec' in memory)) return [];
  const path = memory === undefined ? key : `${key}.bandwidthBytesPerSec`;
  return [
    {
      rule: 'SCHEMA-MISSING',
      severity: 'warn',
      path,
      message: `${path} is left out: nothing that reads its weights from there can be simulated, checked or ranked.`,
      value: null,
      expected: 'the bandwidth of the memory that holds the weights',
      fix: `Write for example bandwidthBytesPerSec: 3.35 TB/s under ${key}, or ${memory === undefined ? key : 'bandwidthBytesPerSec'}: null where nobody published it.`,
    },
  ];
}
