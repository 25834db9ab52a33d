import { RuleId } from '@inferbench/domain/finding';
import { ruleAddress } from '../address/pages.ts';
import type { TextSection } from './text.ts';

const GROUPS: Readonly<Record<string, string>> = {
  SCHEMA: 'Form: the document can be read and names what it must',
  SPEC: 'Specification: a chip’s figures are dense, sourced and consistent',
  CTX: 'Context: what a file says is not overruled by what is stated beside it',
  ACC: 'Accounting: counts, times and rates of a run agree with each other',
  STAT: 'Statistics: enough samples for what is claimed',
  PHYS: 'Physics: a result stays inside the bounds of its chip',
  TECH: 'Technique: precision, caches, speculation and context are declared, and are what ran',
  QUAL: 'Quality: fewer bits come with evidence that answers stay as good',
  DUP: 'Duplicates: the same figures count once',
  OUT: 'Outliers: a result is neither far above nor far below what others show on its chip',
};

const prefixOf = (id: string) => id.split('-')[0] ?? id;

/** Every rule of the catalogue by its group, each a link to its place on the page of rules. */
export const CHECKS_TEXT: readonly TextSection[] = [
  {
    id: 'checks',
    title: 'Checks',
    blocks: [
      'Rules of severity reject keep a run out, flags keep it off the board until they are explained, warnings stand beside the result. Each finding shows its arithmetic and what would resolve it. The bounds come from the chip’s own specification:',
      { formula: '(weights + B · S · KV bytes) ÷ step time ≤ memory bandwidth × chips' },
      { formula: 'weights + KV cache of one sequence ≤ memory capacity × chips' },
      ...[...new Set(RuleId.options.map(prefixOf))].flatMap((prefix) => [
        `${GROUPS[prefix] ?? prefix}:`,
        {
          links: RuleId.options
            .filter((id) => prefixOf(id) === prefix)
            .map((id) => [id, ruleAddress(id)] as const),
        },
      ]),
    ],
  },
  {
    id: 'corrections',
    title: 'Corrections',
    blocks: [
      'InferBench grew from a research text. Every number in it is a claim that our own code recomputes from the catalogue; the result stands beside it with its arithmetic, whether it holds or not:',
      { links: [['/corrections', '/corrections']] },
    ],
  },
];
