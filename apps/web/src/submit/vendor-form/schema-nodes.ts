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
import type { FormNode, FormPart } from './form-node.ts';
import { labelOf } from './labels.ts';

/** A form that asks for everything that an object of the schema holds, in the schema's own words. */
export function nodesOf(schema: unknown, value: object = {}): FormNode[] {
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
