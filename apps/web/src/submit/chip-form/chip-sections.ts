import { Chip, type ChipFamily } from '@inferbench/domain/chips/chip';
import { mainMemoryOf } from '@inferbench/domain/chips/read-chip';
import type { FormNode } from '../vendor-form/form-node.ts';
import { nodesOf } from '../vendor-form/schema-nodes.ts';

export interface FormSection {
  title: string;
  note: string;
  nodes: readonly FormNode[];
  /** Whether a section is for who knows more: closed, and found by its title. */
  folded: boolean;
}

const WHO = ['name', 'vendor', 'slug', 'aliases', 'status', 'year', 'processNode'];

/** The form of a family: who it is, where its figures come from, what its roofline needs, then all else that its schema holds. */
export function chipSections(family: ChipFamily): FormSection[] {
  const nodes = nodesOf(Chip, { family });
  const of = (...keys: readonly string[]) =>
    keys.flatMap((key) => nodes.find((node) => node.key === key) ?? []);
  const memory = mainMemoryOf(family);
  const first: FormSection[] = [
    {
      title: 'Which chip',
      note: 'The short name, the name and the vendor stay with it for good.',
      nodes: of(...WHO),
      folded: false,
    },
    {
      title: 'Where its figures come from',
      note: 'Each figure below names one of these; left empty, the first.',
      nodes: of('sources'),
      folded: false,
    },
    {
      title: 'Peak rates',
      note: 'Dense: a multiply-add is two operations, and sparse rates have no place here.',
      nodes: of('peaks'),
      folded: false,
    },
    {
      title: 'Memory that holds the weights',
      note: 'Its bandwidth is what most answers wait for.',
      nodes: of(memory),
      folded: false,
    },
  ];
  const asked = new Set(first.flatMap((section) => section.nodes.map(({ key }) => key)));
  const rest = nodes.filter(({ key, kind }) => !asked.has(key) && kind !== 'fixed');
  return [
    ...first,
    ...rest.map((node) => ({ title: node.label, note: node.hint, nodes: [node], folded: true })),
  ];
}

/** Every part of the document, in the order of the schema. */
export const chipNodes = (family: ChipFamily): FormNode[] => nodesOf(Chip, { family });
