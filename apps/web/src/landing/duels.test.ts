import { catalogue } from '@inferbench/catalogue/catalogue';
import { duelChart } from '@inferbench/answers/duel/duel';
import { DuelRequest } from '@inferbench/answers/duel/request';
import { expect, test } from 'vitest';
import { textFaults } from '@inferbench/chart/text-boxes';
import { duelDrawing } from '../figures/duel/duel-drawing.ts';
import { DUELS } from './duels.ts';

test('the start page has six', () => {
  expect(DUELS).toHaveLength(6);
});

test.each(DUELS.map((duel) => [duel.chips.join(' v. '), duel] as const))(
  '%s has a curve, a verdict and a card whose texts stand apart',
  (_, duel) => {
    const request = DuelRequest.parse(duel);
    const found = duelChart({ request, published: [], date: null, catalogue });
    if (!found.ok) throw found.error;
    expect(found.value.ratios[0]?.samples.length).toBeGreaterThan(10);
    expect(found.value.verdict.text).not.toBe('');
    expect(textFaults(duelDrawing(found.value, { form: 'card', width: 358 }))).toEqual([]);
  },
);
