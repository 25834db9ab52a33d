import { BYTES_PER_GIB, GIGA } from '@inferbench/units/si';
import { z } from 'zod';
import type { Finding } from './finding.ts';
import { quantityOf } from './quantity.ts';
import { readFigure } from './read-figure.ts';
import { fail, ok, type Result } from './result.ts';
import { jsonPath, MAX_FINDINGS, parseWithFindings } from './schema-findings.ts';
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
  const found: Finding[] = [];
  const document = read(schema, input, { path: [], found });
  const parsed = parseWithFindings(schema, document);
  const refusals = found.filter(({ severity }) => severity === 'reject');
  if (parsed.ok && refusals.length === 0) return ok({ value: parsed.value, notes: found });
  const told = new Set(refusals.map(({ path }) => path));
  const others = parsed.ok ? [] : parsed.error.filter(({ path }) => !told.has(path));
  return fail([...refusals, ...others].slice(0, MAX_FINDINGS));
}

interface Place {
  path: readonly PropertyKey[];
  found: Finding[];
}

/** The value with figures in SI units and what is left out as null, or as a list of nothing. Unknown keys stay for the schema. */
function read(schema: unknown, value: unknown, place: Place): unknown {
  if (value === undefined || value === null) return absent(schema, value);
  const inner = unwrapped(schema);
  const kind = inner instanceof z.ZodType ? quantityOf(inner) : null;
  if (kind !== null && (typeof value === 'string' || typeof value === 'number')) {
    const { value: figure, unit, finding } = readFigure(value, kind, jsonPath(place.path));
    if (finding !== null && place.found.length < MAX_FINDINGS) place.found.push(finding);
    if (figure === null || !(inner instanceof z.ZodObject)) return figure ?? value;
    return unit === '' ? value : marketed(figure, unit);
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry: unknown, index) => read(inner.element, entry, inside(place, index)));
  if (!isObject(value)) return value;
  if (inner instanceof z.ZodRecord)
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, read(inner.valueType, entry, inside(place, key))]),
    );
  const shape: Readonly<Record<string, unknown>> = objectFor(inner, value)?.shape ?? {};
  const keys = [...new Set([...Object.keys(value), ...Object.keys(shape)])];
  return Object.fromEntries(
    keys.flatMap((key) => {
      if (!Object.hasOwn(shape, key)) return [[key, value[key]]];
      const known = read(shape[key], Object.hasOwn(value, key) ? value[key] : undefined, inside(place, key));
      return known === undefined ? [] : [[key, known]];
    }),
  );
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
