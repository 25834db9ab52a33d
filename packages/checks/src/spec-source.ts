import { isPublic } from '@inferbench/domain/sourced';
import type { ChipCheck, Rule, Violation } from './rule.ts';

/** Every figure names a source that is described; peak, bandwidth and capacity need a public one to rank by them. */
export const specSource: Rule = {
  id: 'SPEC-SOURCE',
  title: 'Every figure has a source',
  severity: 'warn',
  since: '0.2.0',
  explanation:
    'Peak, bandwidth and capacity need a public source before anything of the chip ranks by utilisation or flexibility, a price before it ranks by cost. A source that is named and not described is a reject.',
  formula: null,
  checkChip: ({ chip }) => [...undescribed(chip), ...unsourced(chip)],
};

type Subject = Parameters<ChipCheck>[0]['chip'];

function undescribed(chip: Subject): Violation[] {
  const findings: Violation[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const here = path === '' ? key : Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
      if (key === 'source' && typeof inner === 'string' && !(inner in chip.sources)) {
        findings.push({
          severity: 'reject',
          path: here,
          message: `"${inner}" is not described under sources.`,
          value: inner,
          expected: Object.keys(chip.sources).join(', '),
          fix: 'Add it to sources with where it was read and on which day.',
        });
      } else if (key !== 'sources') visit(inner, here);
    }
  };
  visit(chip, '');
  return findings;
}

function unsourced(chip: Subject): Violation[] {
  const figures = [
    ...chip.peaks.map((peak, index) => ({
      path: `peaks[${index}]`,
      words: `${peak.precision} peak`,
      ...peak,
    })),
    ...(chip.memory ? [{ path: 'memory', words: 'memory size and bandwidth', ...chip.memory }] : []),
    ...(chip.purchase ? [{ path: 'purchase', words: 'purchase price', ...chip.purchase }] : []),
  ];
  return figures
    .filter((figure) => !isPublic(figure.confidence))
    .map((figure) => ({
      path: `${figure.path}.confidence`,
      message: `The ${figure.words} has no public source (${figure.confidence}): nothing of the chip ranks by it.`,
      value: figure.confidence,
      expected: 'measured or datasheet',
      fix: 'Name a data sheet or a measurement that others can open.',
    }));
}
