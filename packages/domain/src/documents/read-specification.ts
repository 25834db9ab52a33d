import { BYTES_PER_GIB, GIGA } from '@inferbench/units/si';
import type { QuantityKind } from '@inferbench/units/quantity';
import { z } from 'zod';
import type { Finding } from '../errors/finding.ts';
import { quantityOf } from '../terms/quantity.ts';
import { readFigure } from './read-figure.ts';
import { fail, ok, type Result } from '../errors/result.ts';
import { jsonPath, MAX_FINDINGS, moreFinding, parseWithFindings } from './schema-findings.ts';
import { isNullable, isObject, isOpenList, objectFor, unwrapped } from './schema-node.ts';

export interface ReadSpecification<T> {
  value: T;
  /** What is read in one way and may be meant in another; none of it refuses. */
  notes: Finding[];
}

/**
 * A specification as people write it: figures with units, and what is unknown left out. The one place that reads chips and
 * models of others; what it gives is the document of the schema, in SI units.
 */
export function readSpecification<T>(
  schema: z.ZodType<T>,
  input: unknown,
): Result<ReadSpecification<T>, Finding[]> {
  const found: Found = { findings: [], count: 0 };
  const document = read(schema, input, { path: [], found });
  const parsed = parseWithFindings(schema, document);
  const refusals = found.findings.filter(({ severity }) => severity === 'reject');
  if (parsed.ok && refusals.length === 0) return ok({ value: parsed.value, notes: found.findings });
  const told = new Set(refusals.map(({ path }) => path));
  const others = parsed.ok ? [] : parsed.error.filter(({ path }) => !told.has(path));
  const left = found.count - found.findings.length + refusals.length + others.length - MAX_FINDINGS;
  if (left <= 0) return fail([...refusals, ...others]);
  return fail([...[...refusals, ...others].slice(0, MAX_FINDINGS - 1), moreFinding(left + 1)]);
}

/** Findings of figures, the first hundred of them, and how many there were. */
interface Found {
  findings: Finding[];
  count: number;
}

interface Place {
  path: readonly PropertyKey[];
  found: Found;
}

/** The value with figures in SI units and what is left out as null, or as a list of nothing. Unknown keys stay for the schema. */
function read(schema: unknown, value: unknown, place: Place): unknown {
  if (value === undefined || value === null) return absent(schema, value);
  const inner = unwrapped(schema);
  const kind = inner instanceof z.ZodType ? quantityOf(inner) : null;
  if (kind !== null && (typeof value === 'string' || typeof value === 'number'))
    return readQuantityAt(value, { kind, isSize: inner instanceof z.ZodObject }, place);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry: unknown, index) => read(inner.element, entry, inside(place, index)));
  if (!isObject(value)) return value;
  if (inner instanceof z.ZodRecord)
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, read(inner.valueType, entry, inside(place, key))]),
    );
  return readObject(objectFor(inner, value)?.shape ?? {}, value, place);
}

function readObject(
  shape: Readonly<Record<string, unknown>>,
  value: Readonly<Record<string, unknown>>,
  place: Place,
): unknown {
  const keys = [...new Set([...Object.keys(value), ...Object.keys(shape)])];
  return Object.fromEntries(
    keys.flatMap((key) => {
      if (!Object.hasOwn(shape, key)) return [[key, value[key]]];
      const known = read(shape[key], Object.hasOwn(value, key) ? value[key] : undefined, inside(place, key));
      return known === undefined ? [] : [[key, known]];
    }),
  );
}

/** A figure, or the size of a memory with the unit that its maker states. What cannot be read stays as it is, with its finding. */
function readQuantityAt(
  value: string | number,
  { kind, isSize }: { kind: QuantityKind; isSize: boolean },
  { path, found }: Place,
): unknown {
  const { value: figure, unit, finding } = readFigure(value, kind, jsonPath(path));
  if (finding !== null) {
    found.count += 1;
    if (found.findings.length < MAX_FINDINGS) found.findings.push(finding);
  }
  if (figure === null) return value;
  if (!isSize) return figure;
  return unit === '' ? value : marketed(figure, unit);
}

const inside = ({ path, found }: Place, part: PropertyKey): Place => ({ path: [...path, part], found });

function absent(schema: unknown, value: null | undefined): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return value;
  if (isNullable(schema)) return null;
  return isOpenList(schema) ? [] : value;
}

/** A memory keeps the family of units that its maker states it in. */
function marketed(bytes: number, unit: string) {
  const isBinary = unit.endsWith('iB');
  return { value: bytes / (isBinary ? BYTES_PER_GIB : GIGA), unit: isBinary ? 'GiB' : 'GB' };
}
