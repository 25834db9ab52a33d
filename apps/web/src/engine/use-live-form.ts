'use client';

import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormField } from '../address/form-field.ts';
import type { FormValues } from '../frame/form-values.ts';
import type { Outcome } from '@inferbench/domain/errors/outcome';

export interface LiveForm {
  form: RefObject<HTMLFormElement | null>;
  /** Text of a field: what was typed, else what the answer shows. */
  textOf: (field: FormField) => string;
  set: (name: string, value: string) => void;
}

/** A form whose answer is on the page already goes nowhere. */
export function stay(event: FormEvent): void {
  event.preventDefault();
}

/** What a form holds, asked at every change. What was typed before the page came to life counts as well. */
export function useLiveForm(fields: readonly FormField[], ask: (values: FormValues) => void): LiveForm {
  const form = useRef<HTMLFormElement | null>(null);
  const [typed, setTyped] = useState<FormValues>({});
  const latest = useRef<FormValues>({});
  const shown = Object.fromEntries(fields.map(({ name, value }) => [name, value]));

  const change = (next: FormValues) => {
    latest.current = next;
    setTyped(next);
    ask({ ...shown, ...next });
  };

  const catchUp = useEffectEvent(() => {
    if (form.current === null) return;
    const early = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' && Object.hasOwn(shown, name) && value !== shown[name]
        ? [[name, value] as const]
        : [],
    );
    if (early.length > 0) change(Object.fromEntries(early));
  });
  useEffect(() => catchUp(), []);

  return {
    form,
    textOf: ({ name, value }) => typed[name] ?? value,
    set: (name, value) => change({ ...latest.current, [name]: value }),
  };
}

/** Keys of the engine's requests whose fields have another name in a form. */
const FIELD_OF: Readonly<Record<string, string>> = { tp: 'chips', context: 'inputTokens' };

export function withRefusal(
  fields: readonly FormField[],
  outcome: Outcome<unknown> | null,
): readonly FormField[] {
  if (outcome === null || outcome.ok) return fields;
  const { code, message, path } = outcome.refused;
  const asked = code === 'UNSUPPORTED_PRECISION' ? 'weightPrecision' : path;
  const known = fields.some(({ name }) => name === asked);
  const field = asked === null || known ? asked : FIELD_OF[asked];
  return fields.map((each) =>
    each.name === field && each.problem === null ? { ...each, problem: `${code}: ${message}` } : each,
  );
}
