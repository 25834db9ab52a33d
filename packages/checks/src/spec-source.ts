import { holdsWeightsOnChip } from '@inferbench/domain/chips/chip';
import { hasAddress, isAddressAlone } from '@inferbench/domain/names/source-address';
import { isPublic } from '@inferbench/domain/terms/sourced';
import type { ChipCheck, Rule, Violation } from './rule.ts';

/** Every figure names a source that is described; peak, bandwidth and capacity need a public one to rank by them. */
export const specSource: Rule = {
  id: 'SPEC-SOURCE',
  title: 'Every figure has a source',
  severity: 'warn',
  since: '0.2.0',
  explanation:
    'Peak, bandwidth and capacity need a public source before anything of the chip ranks by utilisation or flexibility, a price before it ranks by cost. A source that is named and not described is a reject. In what somebody submits every source is an address that others can open, with no words beside it but the page or table: peak, bandwidth, capacity and power limit without one are refused, anything else warns.',
  formula: null,
  checkChip: ({ chip, declared }) => [
    ...undescribed(chip),
    ...unsourced(chip),
    ...(declared === null ? [] : unaddressed(chip)),
  ],
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

/** Sources without an address, refused where a bound rests on them. */
function unaddressed(chip: Subject): Violation[] {
  const decisive = new Set([
    ...chip.peaks.map(({ source }) => source),
    ...[chip.memory, chip.power, holdsWeightsOnChip(chip) ? chip.onChip : null].flatMap(
      (part) => part?.source ?? [],
    ),
  ]);
  return Object.entries(chip.sources).flatMap(([name, { where }]) => {
    if (isAddressAlone(where)) return [];
    if (hasAddress(where))
      return [
        {
          severity: 'reject',
          path: `sources.${name}.where`,
          message: `"${where.slice(0, SHOWN)}" says more than an address: everybody would read it beside the figures, and nobody checked it.`,
          value: where.slice(0, SHOWN),
          expected: 'an https address, a DOI, or repository, path and commit, and the page or table of it',
          fix: 'Write the address alone; "https://…/datasheet.pdf, table 2" says where in it.',
        },
      ];
    const isDecisive = decisive.has(name);
    return [
      {
        severity: isDecisive ? 'reject' : 'warn',
        path: `sources.${name}.where`,
        message: `"${where.slice(0, SHOWN)}" is no address that others can open${isDecisive ? ', and peak, bandwidth, capacity or power rests on it' : ''}.`,
        value: where.slice(0, SHOWN),
        expected: 'an https address, a DOI, or repository, path and commit',
        fix: 'Write the address of the data sheet.',
      },
    ];
  });
}

const SHOWN = 80;
