import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Severity } from '@inferbench/domain/errors/finding';
import { parse } from 'yaml';
import { z } from 'zod';
import { cleanRun } from './clean-run.ts';
import { declaredChip } from './declared-chip.ts';
import { ROOT } from './environment.ts';
import { readFixture } from './fixture.ts';

const FOLDER = 'test/fixtures/cheats';

const Edit = z.strictObject({
  at: z.string().startsWith('/'),
  value: z.json().optional(),
  times: z.number().positive().optional(),
  remove: z.literal(true).optional(),
});

/** A cheat as its file states it: test/fixtures/cheats/README.md. */
const Cheat = z.strictObject({
  cheat: z.string(),
  kind: z.enum(['run', 'chip']),
  base: z.enum(['clean', 'declared']),
  /** Table of its own: the ten of an attack that was tried, or the four tried after it. */
  table: z.enum(['ten', 'four']).optional(),
  first: z.literal(true).optional(),
  /** Another cheat, whose edits come first. */
  after: z.string().optional(),
  edits: z.array(Edit),
  wanted: z
    .strictObject({
      verdict: z.enum([...Severity.options, 'accept']),
      rules: z.array(z.string()),
      unranked: z.string().optional(),
      missing: z.string().optional(),
    })
    .optional(),
  left: z.string().optional(),
});
export type Cheat = z.infer<typeof Cheat> & { name: string };

export function cheats(): Cheat[] {
  return readdirSync(path.join(ROOT, FOLDER))
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => ({
      name: file.replace('.yaml', ''),
      ...Cheat.parse(parse(readFixture(`${FOLDER}/${file}`))),
    }));
}

/** The honest document that a cheat begins with: no example, since that would take no rank. */
export function honest({ base }: Pick<Cheat, 'base'>): unknown {
  return base === 'clean' ? { ...cleanRun(), example: false } : declaredChip('Acme');
}

/** What is submitted: the honest document with the edits, in their order. */
export function documentOf(cheat: Cheat): unknown {
  const before = cheat.after === undefined ? undefined : cheats().find(({ name }) => name === cheat.after);
  if (cheat.after !== undefined && before === undefined) throw new Error(`no cheat ${cheat.after}`);
  const root: unknown = structuredClone(honest(cheat));
  for (const edit of [...(before?.edits ?? []), ...cheat.edits]) apply(root, edit);
  return root;
}

function apply(root: unknown, { at, value, times, remove }: z.infer<typeof Edit>): void {
  const keys = at.slice(1).split('/');
  const last = keys.pop() ?? '';
  const here = keys.reduce<unknown>((inner, key) => memberOf(inner, key), root);
  if (typeof here !== 'object' || here === null) return;
  if (remove === true) Reflect.deleteProperty(here, last);
  else if (times === undefined) Reflect.set(here, last, value);
  else {
    // A figure that the honest document does not state stays unstated.
    const number = memberOf(here, last);
    if (typeof number === 'number') Reflect.set(here, last, number * times);
  }
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
