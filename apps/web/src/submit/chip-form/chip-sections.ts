import { Chip, type ChipFamily } from '@inferbench/domain/chips/chip';
import { mainMemoryOf } from '@inferbench/domain/chips/read-chip';
import type { FormNode, FormPart } from '../vendor-form/form-node.ts';
import {
  wordsOf,
  isOpenList,
  mayBeAbsent,
  objectFor,
  unwrapped,
} from '@inferbench/domain/documents/schema-node';
import { quantityOf } from '@inferbench/domain/terms/quantity';
import { QUANTITY_WORDS } from '@inferbench/units/quantity';
import { z } from 'zod';
import { labelOf } from '../vendor-form/labels.ts';

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

/** A form that asks for everything that an object of the schema holds, in the schema's own words. */
function nodesOf(schema: unknown, value: object = {}): FormNode[] {
  const shape = objectFor(schema, value)?.shape ?? {};
  return Object.entries(shape).map(([key, field]) => nodeOf(key, field));
}

function nodeOf(key: string, schema: unknown): FormNode {
  const part = partOf(key, schema);
  const inner = unwrapped(schema);
  const kind = inner instanceof z.ZodType ? quantityOf(inner) : null;
  if (key === 'source') return { ...part, kind: 'source' };
  if (kind !== null)
    return { ...part, kind: 'figure', example: part.example || QUANTITY_WORDS[kind].example };
  if (inner instanceof z.ZodLiteral) return { ...part, kind: 'fixed', value: String(inner.value) };
  if (inner instanceof z.ZodEnum) return { ...part, kind: 'choice', options: inner.options.map(String) };
  if (inner instanceof z.ZodObject) return { ...part, kind: 'group', nodes: nodesOf(inner) };
  if (inner instanceof z.ZodRecord)
    return { ...part, kind: 'list', named: true, nodes: nodesOf(inner.valueType) };
  if (inner instanceof z.ZodArray) return listOf(part, inner);
  if (inner instanceof z.ZodNumber) return { ...part, kind: 'number' };
  return { ...part, kind: inner instanceof z.ZodISODate ? 'date' : 'text' };
}

function listOf(part: FormPart, { element }: z.ZodArray): FormNode {
  const inner = unwrapped(element);
  if (inner instanceof z.ZodObject) return { ...part, kind: 'list', named: false, nodes: nodesOf(inner) };
  const isFigures = inner instanceof z.ZodType && quantityOf(inner) !== null;
  const example = part.example || exampleWords(wordsOf(element).example);
  return { ...part, example, kind: isFigures ? 'figures' : 'lines' };
}

function partOf(key: string, schema: unknown): FormPart {
  const { description, example } = wordsOf(schema);
  const hint = (description ?? '').replace(/; null (?:where|for) [^.;]*(?=\.)/, '');
  const needed = !mayBeAbsent(schema) && !isOpenList(schema);
  return { key, label: labelOf(key), hint, example: exampleWords(example), needed };
}

function exampleWords(example: unknown): string {
  if (Array.isArray(example)) return example.map(exampleWords).join(', ');
  return typeof example === 'string' || typeof example === 'number' ? String(example) : '';
}
