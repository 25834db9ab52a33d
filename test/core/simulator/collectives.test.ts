import {
  allReduceBytes,
  allReduceSec,
  allToAllSec,
  HOP_SEC,
  networkOf,
  stageHopSec,
} from '@inferbench/simulator/collectives';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { testChip } from '../../testkit/chip.ts';

// Half of the links for sums and a quarter for exchanges, so that each share shows.
const CONSTANTS = { allReduceSec: 1e-5, allToAllSec: 3e-6, sumLinkShare: 0.5, exchangeLinkShare: 0.25 };
const NETWORK = { domainChips: 8, linkBytesPerSec: 1e11, betweenBytesPerSec: 1e10, ...CONSTANTS };
const BETWEEN_LATENCY_SEC = 20e-6;
const chipCounts = fc.integer({ min: 2, max: 64 });
const payloads = fc.double({ min: 1, max: 1e9, noNaN: true });

describe('a ring', () => {
  test('sends 2(n − 1) ÷ n of the payload', () => {
    expect(allReduceBytes(1e6, 8)).toBe(1.75e6);
    expect(allReduceBytes(1e6, 1)).toBe(0);
  });

  test('takes its latency, and its hops and its payload at the share of the link that sums reach', () => {
    expect(allReduceSec(1e6, 4, NETWORK)).toBeCloseTo(1e-5 + (6 * HOP_SEC + 1.5e6 / 1e11) / 0.5, 15);
  });

  test('over two domains adds the sum of each chip’s part between them', () => {
    const within = 14 * HOP_SEC + 1.75e6 / 1e11;
    const between = BETWEEN_LATENCY_SEC + 2 * HOP_SEC + 1e6 / 8 / 1e10;
    expect(allReduceSec(1e6, 16, NETWORK)).toBeCloseTo(1e-5 + (within + between) / 0.5, 15);
  });

  test('of chips that are each a domain pays between them only', () => {
    const alone = { ...NETWORK, domainChips: 1 };
    const expected = (BETWEEN_LATENCY_SEC + 2 * HOP_SEC + 1e6 / 1e10) / 0.5;
    expect(allReduceSec(1e6, 2, alone)).toBeCloseTo(expected, 15);
  });

  test.prop([payloads, chipCounts])('of more chips or bytes is never faster', (payload, chips) => {
    const here = allReduceSec(payload, chips, NETWORK);
    expect(allReduceSec(2 * payload, chips, NETWORK)).toBeGreaterThanOrEqual(here);
    expect(here).toBeGreaterThan(0);
  });
});

describe('an exchange of all with all', () => {
  test('has a latency and a share of links of its own, and sends (n − 1) ÷ n of what a chip holds', () => {
    expect(allToAllSec(1e6, 4, NETWORK)).toBeCloseTo(3e-6 + (3 * HOP_SEC + 0.75e6 / 1e11) / 0.25, 15);
  });

  test('sends what lies outside the domain over its slower links', () => {
    const inside = (7 / 16) * 1e6;
    const outside = (8 / 16) * 1e6;
    const overLinks = BETWEEN_LATENCY_SEC + 15 * HOP_SEC + inside / 1e11 + outside / 1e10;
    expect(allToAllSec(1e6, 16, NETWORK)).toBeCloseTo(3e-6 + overLinks / 0.25, 15);
  });
});

test('one chip and no payload need no network', () => {
  expect(allReduceSec(1e6, 1, NETWORK)).toBe(0);
  expect(allReduceSec(0, 8, NETWORK)).toBe(0);
  expect(allToAllSec(1e6, 1, NETWORK)).toBe(0);
  expect(allToAllSec(0, 8, NETWORK)).toBe(0);
});

test('a stage hands over its activations with one hop', () => {
  expect(stageHopSec(1e6, NETWORK)).toBeCloseTo(HOP_SEC + 1e-5, 15);
});

test('a chip’s network is its published links; an unknown rate costs its latency only', () => {
  const chip = testChip();
  expect(networkOf(chip, CONSTANTS)).toMatchObject({ domainChips: 8, linkBytesPerSec: 1e11, ...CONSTANTS });
  const unknown = networkOf({ ...chip, interconnect: null }, CONSTANTS);
  expect(unknown).toMatchObject({ domainChips: Infinity, linkBytesPerSec: Infinity });
  expect(allReduceSec(1e6, 4, unknown)).toBeCloseTo(1e-5 + (6 * HOP_SEC) / 0.5, 15);
});
