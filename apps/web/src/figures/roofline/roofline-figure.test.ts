import { describe, expect, test } from 'vitest';
import { roomFor } from '@inferbench/chart/figure';
import { ROOMS, textFaults } from '@inferbench/chart/text-boxes';
import { drawnPoints } from './roofline-figure.ts';
import { rooflineFigure } from './roofline-figure.ts';
import { rooflineLayout } from './roofline-layout.ts';
import { type Roofline, rooflineSentence, roofs } from './roofline.ts';

const H100: Roofline = {
  title: 'H100',
  peaks: [
    { precision: 'fp16', opsPerSec: 989.4e12 },
    { precision: 'fp8', opsPerSec: 1979e12 },
    { precision: 'int8', opsPerSec: 1979e12 },
  ],
  memoryBandwidthBytesPerSec: 3.35e12,
  attainable: { computeShare: 0.8, bandwidthShare: 0.8 },
  points: [
    point('decode, batch 16', 13.9, 24.4e12),
    point('decode, batch 1', 1, 2.4e12),
    point('decode, batch 64', 50, 97e12),
    point('prefill, 16 × 1,024', 3000, 560e12),
  ],
};

function point(label: string, intensityFlopPerByte: number, opsPerSec: number) {
  const group = label.split(',')[0] ?? '';
  return {
    label,
    group,
    kind: 'REPORTED',
    precision: 'fp16',
    intensityFlopPerByte,
    opsPerSec,
    href: '/points/x',
  } as const;
}

describe('the roofline', () => {
  test.each(ROOMS)('at %o decades are equal on both axes and no text overlaps', (room) => {
    const { x, y } = rooflineLayout(H100, roomFor(room));
    expect(x(100) - x(10)).toBeCloseTo(y(1e13) - y(1e14), 6);
    expect(textFaults(rooflineFigure(H100).draw(room))).toEqual([]);
    expect(textFaults(rooflineFigure({ ...H100, points: [] }).draw(room))).toEqual([]);
  });

  test.each(ROOMS)('at %o on-chip memory has its slope: its ridge lies below 1', (room) => {
    const wafer = {
      ...H100,
      peaks: [{ precision: 'fp16', opsPerSec: 15.8e15 }],
      memoryBandwidthBytesPerSec: 21e15,
      points: [],
    };
    expect(textFaults(rooflineFigure(wafer).draw(room))).toEqual([]);
  });

  test('of points that lie upon each other the nearest to its roof is drawn, which the sentence may name, and how many are drawn is said', () => {
    // The second is faster, and further below the slope: in one field of both axes.
    const [near, faster] = [point('near', 11, 30e12), point('near', 13, 31e12)];
    const roofline = { ...H100, points: [faster, near] };
    expect(drawnPoints(roofline)).toEqual([near]);
    expect(rooflineSentence(roofline)).toContain('near delivers');
    expect(rooflineFigure(roofline).head.notes).toEqual([
      expect.stringMatching(/^1 of 2 points are drawn: /),
    ]);
    expect(rooflineFigure(roofline).data?.rows).toHaveLength(2);
  });

  test('24.4 of 3.35 TB/s × 13.9 = 46.6 TOPS is 52 % of the roof; the sentence names the point nearest to its own', () => {
    const [first] = H100.points;
    if (!first) throw new Error('the chip has points');
    expect(rooflineSentence({ ...H100, points: [first] })).toBe(
      'decode, batch 16 delivers 24.4 useful TOPS, 52 % of what 3.35 TB/s allows at 13.9 FLOP per byte.',
    );
    expect(rooflineSentence(H100)).toMatch(/^Of 4 points the nearest to its roof: decode, batch 1 /);
  });

  test('a point above its roof is named in no title and told in a note', () => {
    const impossible = point('prefill, batch 64', 3000, 6250e12);
    const roofline = { ...H100, points: [impossible, point('prefill', 3000, 560e12)] };
    expect(rooflineSentence(roofline)).toMatch(/roof: prefill delivers 560 useful TOPS, 57 %/);
    expect(rooflineFigure(roofline).head.notes).toEqual([
      'Published above the roof, so named in no title: 1 point.',
    ]);
    expect(rooflineSentence({ ...H100, points: [impossible] })).toContain('No point can be placed under it');
  });

  test('under arithmetic the peak is the roof', () => {
    expect(rooflineSentence({ ...H100, points: [point('prefill', 3000, 560e12)] })).toBe(
      'prefill delivers 560 useful TOPS, 57 % of what the FP16 peak allows.',
    );
  });

  test('without points: where the ridge is and what it means', () => {
    expect(rooflineSentence({ ...H100, points: [] })).toContain('At FP16 the ridge is at 295 FLOP per byte');
  });

  test('equal rates are one roof', () => {
    expect(roofs(H100.peaks).map(({ label }) => label)).toEqual(['FP16 989', 'FP8, INT8 1,980']);
  });
});
