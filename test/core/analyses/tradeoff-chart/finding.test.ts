import { leadFinding, shortLead } from '@inferbench/analyses/finding/lead-finding';
import { withArticle } from '@inferbench/analyses/finding/words';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const LABELS = ['B200', 'MI355X', 'H100', 'A100', 'TPU v7', 'L40S', 'Gaudi 3', 'GB300'];

const contenders = fc
  .tuple(
    fc.shuffledSubarray(LABELS, { minLength: 1 }),
    fc.infiniteStream(fc.tuple(fc.integer({ min: 10, max: 200 }), fc.integer({ min: 1, max: 40 }))),
  )
  .map(([labels, figures]) =>
    labels.map((label) => {
      const [value, percent] = figures.next().value as [number, number];
      return {
        label,
        value,
        interval: { low: value * (1 - percent / 100), high: value * (1 + percent / 100) },
      };
    }),
  );

type Contender = Parameters<typeof leadFinding>[0][number];

/** Whether the two intervals hold no value together, from their ends alone. */
const areApart = (a: Contender, b: Contender) =>
  a.interval.low > b.interval.high || b.interval.low > a.interval.high;

describe('a finding', () => {
  test.prop([contenders])(
    'names a leader or a ratio only of intervals that lie apart, recomputed from its words',
    (all) => {
      const finding = leadFinding(all, { higherIsBetter: true, makes: 'the tokens' }) ?? '';
      expect(finding.length).toBeLessThanOrEqual(90);
      const best = all.reduce((a, b) =>
        b.value > a.value || (b.value === a.value && b.label < a.label) ? b : a,
      );
      const group = all.filter((one) => one === best || !areApart(one, best));
      const named = all.filter(
        ({ label }) =>
          finding.includes(withArticle(label)) || finding.includes(`A${withArticle(label).slice(1)}`),
      );
      const [, ratio] = / (\d+\.\d|\d+) times /.exec(finding) ?? [];
      if (ratio !== undefined) {
        expect(group.length).toBeLessThanOrEqual(2);
        const other = named.find((one) => !group.includes(one));
        expect(other).toBeDefined();
        for (const leader of group) {
          expect(other !== undefined && areApart(leader, other) && leader.value > other.value).toBe(true);
          const own = leader.value / (other?.value ?? 1);
          if (finding.includes('at least')) expect(own).toBeGreaterThanOrEqual(Number(ratio) * 0.95);
          else expect(Math.abs(own - Number(ratio))).toBeLessThanOrEqual(own >= 10 ? 0.5 : 0.0501);
        }
      } else if (all.length > 1) {
        expect(group.length).toBeGreaterThanOrEqual(2);
        expect(finding).toMatch(/cannot be told apart$/);
      }
    },
  );

  test.prop([contenders])(
    'without a ratio says that somebody leads only where somebody lies behind',
    (all) => {
      const lead = shortLead(all, true);
      if (lead === null) return;
      const best = all.reduce((a, b) =>
        b.value > a.value || (b.value === a.value && b.label < a.label) ? b : a,
      );
      const behind = all.filter((one) => one !== best && areApart(one, best));
      expect(behind.length).toBeGreaterThan(0);
      expect(lead).toContain(best.label);
    },
  );

  test('by hand: 250 (240 to 260) and 248 (238 to 258) against 100 (95 to 105) are 2.5 times as much', () => {
    const all = [
      { label: 'B200', value: 250, interval: { low: 240, high: 260 } },
      { label: 'MI355X', value: 248, interval: { low: 238, high: 258 } },
      { label: 'H100', value: 100, interval: { low: 95, high: 105 } },
    ];
    expect(leadFinding(all, { higherIsBetter: true, makes: 'the tokens' })).toBe(
      'A B200 or an MI355X makes 2.5 times the tokens of an H100',
    );
  });
});
