import { describe, expect, test } from 'vitest';
import { type KeyCount, shownKey } from './comparability.ts';

const energy = (comparabilityKey: string, systems: number): KeyCount => ({
  metric: 'ENERGY_EFFICIENCY',
  comparabilityKey,
  systems,
});

describe('the key that a board shows', () => {
  test.each([
    [
      'the best boundary on which two systems stand',
      [energy('plain/wall', 1), energy('plain/device_sensor', 3), energy('plain/node_sensor', 2)],
      'plain/node_sensor',
    ],
    ['else the best there is', [energy('plain/device_sensor', 1), energy('plain/rack', 1)], 'plain/rack'],
    [
      'techniques that change the work never mix with plain ones',
      [energy('speculative:eagle/wall', 9), energy('plain/device_sensor', 1)],
      'plain/device_sensor',
    ],
    ['nothing ranks', [], null],
  ])('energy: %s', (_name, counts, expected) => {
    expect(shownKey('ENERGY_EFFICIENCY', counts)).toBe(expected);
  });

  test('cost: the basis with more systems', () => {
    const counts: KeyCount[] = [
      { metric: 'COST_EFFICIENCY', comparabilityKey: 'plain/OWNED', systems: 2 },
      { metric: 'COST_EFFICIENCY', comparabilityKey: 'plain/RENTED', systems: 3 },
    ];
    expect(shownKey('COST_EFFICIENCY', counts)).toBe('plain/RENTED');
  });

  test('cost: of as many systems the rented one, which needs no assumption', () => {
    const counts: KeyCount[] = ['plain/OWNED', 'plain/RENTED'].map((comparabilityKey) => ({
      metric: 'COST_EFFICIENCY',
      comparabilityKey,
      systems: 2,
    }));
    expect(shownKey('COST_EFFICIENCY', counts)).toBe('plain/RENTED');
  });

  const cost = (basis: string, systems: number): KeyCount => ({
    metric: 'COST_EFFICIENCY',
    comparabilityKey: `plain/${basis}`,
    systems,
  });
  const all = (systems: number): KeyCount => ({ metric: 'USEFUL_TOPS', comparabilityKey: 'plain', systems });

  test.each([
    [
      'alone has every system',
      [all(4), cost('RENTED', 3), cost('OWNED', 2), cost('CONTRACT', 4)],
      'CONTRACT',
    ],
    ['is all that there is', [all(4), cost('CONTRACT', 1)], 'CONTRACT'],
    ['has more systems, but not all', [all(4), cost('RENTED', 2), cost('CONTRACT', 3)], 'RENTED'],
    ['has all, as another has', [all(4), cost('RENTED', 4), cost('CONTRACT', 4)], 'RENTED'],
  ])('cost: the estimated contract where it %s', (_name, counts, basis) => {
    expect(shownKey('COST_EFFICIENCY', counts)).toBe(`plain/${basis}`);
  });
});
