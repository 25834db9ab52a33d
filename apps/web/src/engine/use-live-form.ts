'use client';

import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormField, FormValues } from './form-field.ts';

export interface LiveForm {
  form: RefObject<HTMLFormElement | null>;
  /** Text of a field: what was typed, else what the answer shows. */
  textOf: (field: FormField) => string;
  set: (name: string, value: string) => void;
  /** Back to what the answer's fields say; the question is asked anew. */
  clear: (names: readonly string[], values: FormValues) => void;
  onSubmit: (event: FormEvent) => void;
}

/** What a form holds, asked at every change. What was typed before the page came to life counts as well. */
export function useLiveForm(fields: readonly FormField[], ask: (values: FormValues) => void): LiveForm {
  const form = useRef<HTMLFormElement | null>(null);
  const [typed, setTyped] = useState<FormValues>({});
  const latest = useRef<FormValues>({});
  const shown = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const known = useRef(shown);
  known.current = shown;

  const change = useCallback(
    (next: FormValues) => {
      latest.current = next;
      setTyped(next);
      ask({ ...known.current, ...next });
    },
    [ask],
  );

  useEffect(() => {
    if (form.current === null) return;
    const early = [...new FormData(form.current)].filter(
      ([name, value]) => Object.hasOwn(known.current, name) && value !== known.current[name],
    );
    if (early.length === 0) return;
    change(Object.fromEntries(early.map(([name, value]) => [name, String(value)])));
  }, [change]);

  return {
    form,
    textOf: ({ name, value }) => typed[name] ?? value,
    set: (name, value) => change({ ...latest.current, [name]: value }),
    clear(names, values) {
      const kept = Object.entries(latest.current).filter(([name]) => !names.includes(name));
      change({ ...Object.fromEntries(kept), ...values });
    },
    onSubmit: (event) => event.preventDefault(),
  };
}
