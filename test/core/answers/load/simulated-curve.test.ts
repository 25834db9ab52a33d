import { describe, expect, test } from 'vitest';
import { chartOf } from './chart-of.ts';

describe('a simulated curve', () => {
  const { curves, atLine } = chartOf({ model: 'deepseek-r1', at: 20 });

  test('rises in tokens a chip as it falls in tokens a user, from one user on', () => {
    for (const { samples, calibrated } of curves) {
      expect(samples.length).toBeGreaterThan(0);
      samples.forEach((sample, index) => {
        const before = samples[index - 1];
        if (before === undefined) return;
        expect(sample.perUser).toBeLessThan(before.perUser);
        expect(sample.perChip).toBeGreaterThan(before.perChip);
      });
      expect(typeof calibrated).toBe('boolean');
    }
  });

  test('crosses the line where its row says: users × 20 tokens/s are about its output, shared by the chips', () => {
    for (const { value, users, chips, key } of atLine.simulated) {
      const ends = curves.find((curve) => curve.key === key)?.samples.at(-1);
      if (users === null || (ends !== undefined && ends.perUser > 20)) continue;
      // Users wait for their first tokens as well, with three tenths of the prompts: the output is less than users × speed.
      expect((users * 20) / chips / value).toBeGreaterThan(0.95);
      expect((users * 20) / chips / value).toBeLessThan(1.3);
    }
  });

  test('of a family that was never calibrated has no place, and says so', () => {
    const tpu = atLine.unplaced.find(({ chip }) => chip === 'google-tpu-v7-ironwood');
    expect(tpu?.reason).toBe('NOT_CALIBRATED');
    // Constants are missing; whether anybody published a run, the simulator does not know.
    expect(tpu?.words).not.toMatch(/publish/);
    expect(tpu?.value.kind).toBe('SIMULATED');
    expect(atLine.simulated.some(({ chip }) => chip === 'google-tpu-v7-ironwood')).toBe(false);
  });

  test('that does not fit says the sum and the number that holds it', () => {
    const h100 = atLine.unplaced.find(({ chip }) => chip === 'nvidia-h100-sxm5-80gb');
    expect(h100?.words).toBe('does not fit: 618 GB of 676 GB; 16 chips hold it');
    expect(h100?.chipsNeeded).toBe(16);
  });
});
