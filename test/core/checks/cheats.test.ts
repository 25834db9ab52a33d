import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Finding } from '@inferbench/domain/errors/finding';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { expect, test } from 'vitest';
import { type Cheat, cheats, documentOf, honest } from '../../testkit/cheats.ts';
import { declaredChip } from '../../testkit/declared-chip.ts';

const VERDICTS = { REJECTED: 'reject', FLAGGED: 'flag', VALIDATED: 'accept' } as const;
const RECEIVED = { receivedOn: '2026-11-23T12:00:00Z' };

function judge(cheat: Cheat, document: unknown) {
  if (cheat.kind === 'run') return evaluateRun(document, catalogue, RECEIVED);
  const first = cheat.first === true ? declaredChip('Acme') : null;
  const declared = { organizationName: 'Acme', vendors: [] };
  return { ...evaluateChip(document, { ...RECEIVED, declared, first }), points: [] };
}

const all = cheats();
const judged = all.flatMap((cheat) =>
  cheat.wanted === undefined ? [] : [{ ...cheat, wanted: cheat.wanted }],
);

test.each(judged.map((cheat) => [cheat.name, cheat] as const))('%s', (_, cheat) => {
  const { verdict, findings, points } = judge(cheat, documentOf(cheat));
  const { wanted } = cheat;
  expect([VERDICTS[verdict], wordsOf(findings)]).toEqual([wanted.verdict, expect.anything()]);
  const found = findings.filter(({ severity }) => severity === wanted.verdict).map(({ rule }) => rule);
  for (const rule of new Set(wanted.rules)) {
    const times = wanted.rules.filter((other) => other === rule).length;
    expect([rule, found.filter((other) => other === rule).length >= times]).toEqual([rule, true]);
  }
  const [point] = points;
  expect(point?.unranked?.reason).toBe(wanted.unranked);
  const energy = point?.score.metrics.ENERGY_EFFICIENCY;
  const missing = energy?.present === false ? energy.reason : undefined;
  expect(wanted.missing ?? missing).toBe(missing);
});

const wordsOf = (findings: readonly Finding[]) => findings.map(({ rule, message }) => `${rule}: ${message}`);

test('each begins with something honest, and says what is wanted or who judges it', () => {
  for (const cheat of all) {
    expect([cheat.name, VERDICTS[judge({ ...cheat, edits: [] }, honest(cheat)).verdict]]).toEqual([
      cheat.name,
      'accept',
    ]);
    expect([cheat.name, cheat.wanted === undefined]).toEqual([cheat.name, cheat.left !== undefined]);
  }
});
