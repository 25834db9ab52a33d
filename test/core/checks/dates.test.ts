import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Run } from '@inferbench/domain/runs/run';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { isoOfEpochSec } from '@inferbench/units/utc-time';
import { expect, test } from 'vitest';
import { testChip } from '../../testkit/chip.ts';
import { cleanRun, cleanWith } from '../../testkit/clean-run.ts';

const HOUR = 3600;
const RECEIVED_SEC = 1_795_000_000;
const receivedOn = isoOfEpochSec(RECEIVED_SEC);
const after = (hours: number) => isoOfEpochSec(RECEIVED_SEC + hours * HOUR);

const datesOf = (run: Run, received: string | null = receivedOn) =>
  evaluateRun(run, catalogue, { receivedOn: received }).findings.filter(({ rule }) => rule === 'SCHEMA-DATE');
const began = (startedAt: string | null): Run => ({ ...cleanRun(), startedAt });

test('a run of year 1, of 2099, before its chip or 25 h after its receipt is refused with what to do', () => {
  const h100Year = catalogue.chips.get('nvidia-h100-sxm5-80gb')?.year ?? 0;
  expect(h100Year).toBeGreaterThan(2020);
  const wrong = [
    '0001-01-01T00:00:00Z',
    '2014-12-31T23:59:59Z',
    `${h100Year - 2}-12-31T23:59:59Z`,
    '2099-01-01T00:00:00Z',
    after(25),
  ];
  for (const date of wrong) {
    const evaluation = evaluateRun(began(date), catalogue, { receivedOn });
    expect([date, evaluation.verdict]).toEqual([date, 'REJECTED']);
    expect(datesOf(began(date))).toMatchObject([{ path: 'startedAt', value: date }]);
  }
});

test('a run 23 h after its receipt, of the year before its chip, or of no stated time passes', () => {
  const h100Year = catalogue.chips.get('nvidia-h100-sxm5-80gb')?.year ?? 0;
  for (const date of [after(23), after(24), receivedOn, `${h100Year - 1}-01-01T00:00:00Z`, null])
    expect([date, datesOf(began(date))]).toEqual([date, []]);
});

test('a window of a point is held to the same limits', () => {
  const windowed = (startedAt: string) =>
    cleanWith(({ durationSec }) => ({ window: { startedAt, durationSec } }), { startedAt: null });
  expect(datesOf(windowed('2099-01-01T00:00:00Z'))).toMatchObject([
    { path: 'points[0].window.startedAt', severity: 'reject' },
  ]);
  expect(datesOf(windowed(after(1) ?? ''))).toEqual([]);
});

test('when a run was received is no part of any score or hash', () => {
  const early = evaluateRun(cleanRun(), catalogue, { receivedOn });
  expect(evaluateRun(cleanRun(), catalogue, { receivedOn: '2040-01-01T00:00:00Z' })).toEqual(early);
  expect(evaluateRun(cleanRun(), catalogue)).toEqual(early);
});

test('prices and sources of a chip were seen before they were received, wherever on Earth', () => {
  const chip = testChip({ fp16OpsPerSec: 1e15, bandwidthBytesPerSec: 3e12 });
  const sourced = { source: 's', confidence: 'datasheet' } as const;
  // Of an evening in London it is the next day in Auckland, and nowhere the day after that.
  const received = { receivedOn: '2026-11-22T18:00:00Z' };
  const datesOfChip = (change: Partial<typeof chip>) =>
    evaluateChip({ ...chip, ...change }, received)
      .findings.filter(({ rule }) => rule === 'SCHEMA-DATE')
      .map(({ path }) => path);
  const readOn = (day: string) => datesOfChip({ sources: { s: { where: 'this test', readOn: day } } });
  const bought = (date: string) =>
    datesOfChip({
      purchase: { usd: 1, lowUsd: null, highUsd: null, unit: 'chip', date, kind: 'list', ...sourced },
    });
  const rented = (date: string) =>
    datesOfChip({
      rentalOffers: [{ provider: 'p', usdPerHour: 1, date, kind: 'on-demand', ...sourced }],
    });
  expect(['2026-11-22', '2026-11-23', '2026-11-24', '2099-01-01'].map(readOn)).toEqual([
    [],
    [],
    ['sources.s.readOn'],
    ['sources.s.readOn'],
  ]);
  for (const date of ['2026', '2026-11', '2023-2025', 'catalog 2026', 'undated'])
    expect([date, ...bought(date), ...rented(date)]).toEqual([date]);
  for (const date of ['2027', '2026-12', '2025-2027', 'catalog 2099', '2026-11-24'])
    expect([date, ...bought(date), ...rented(date)]).toEqual([date, 'purchase.date', 'rentalOffers[0].date']);
});

test('every shipped chip keeps to these limits', () => {
  const now = new Date().toISOString();
  for (const chip of catalogue.chips.values())
    expect(
      evaluateChip(chip, { receivedOn: now }).findings.filter(({ rule }) => rule === 'SCHEMA-DATE'),
    ).toEqual([]);
});
