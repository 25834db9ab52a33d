import { catalogue } from '@inferbench/catalogue/catalogue';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chipFigures } from '@inferbench/domain/chips/chip-figures';
import { DEFAULT_CHIP, DEFAULT_POINT, readWhatIf, whatIfQuery, type WhatIfView } from './what-if-request.ts';

const chips = [...catalogue.chips.values()];

function read(query: string) {
  return readWhatIf(Object.fromEntries(new URLSearchParams(query)), catalogue);
}

/** Any chip, any of its figures times any factor, rates taken away or added, any operating point. */
const requests = fc.constantFrom(...chips).chain((chip) => {
  const figures = chipFigures(chip);
  const edit = fc.oneof(fc.double({ min: 0.01, max: 50, noNaN: true }), fc.constant(null));
  return fc
    .record({
      factors: fc.array(fc.option(edit, { nil: undefined }), {
        minLength: figures.length,
        maxLength: figures.length,
      }),
      batch: fc.integer({ min: 1, max: 100_000 }),
      inputTokens: fc.integer({ min: 1, max: 100_000_000 }),
      weightPrecision: fc.constantFrom(...PrecisionWord.options),
      kvPrecision: fc.option(fc.constantFrom(...PrecisionWord.options), { nil: undefined }),
      chips: fc.option(fc.integer({ min: 1, max: 1024 }), { nil: undefined }),
    })
    .map(({ factors, ...point }): WhatIfView => {
      const edits = figures.flatMap((figure, index) => {
        const factor = factors[index];
        if (factor === undefined || figure.whole) return [];
        const base = figure.value ?? 10 ** figure.exponent;
        const to = factor === null ? null : base * factor;
        const outside = to === null ? !figure.removable : to / 10 ** figure.exponent > figure.to / 2;
        return outside || to === figure.value ? [] : [[figure.name, to] as const];
      });
      const stated = Object.fromEntries(Object.entries(point).filter(([, value]) => value !== undefined));
      return { chip, edits: new Map(edits), point: { ...DEFAULT_POINT, ...stated } };
    });
});

describe('the address of a view', () => {
  test('names the view that it came from, whatever was edited', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const back = read(whatIfQuery(request));
        expect(back.request).toEqual(request);
        expect([...back.figures, ...back.point].map(({ problem }) => problem).filter(Boolean)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  }, 120_000);

  test('holds the chip and nothing that is as it was', () => {
    expect(whatIfQuery(read(`chip=${DEFAULT_CHIP}&bandwidthTBps=3.35&batch=8`).request)).toBe(
      `chip=${DEFAULT_CHIP}&bandwidthTBps=3.35`,
    );
    expect(whatIfQuery(read('bandwidthTBps=4.8&fp8Tops=&fp4Tops=4000&inputTokens=8K').request)).toBe(
      `chip=${DEFAULT_CHIP}&bandwidthTBps=4.8&fp8Tops=none&fp4Tops=4000&inputTokens=8192`,
    );
  });
});

describe('a view of which no figure is named', () => {
  test('starts on twice the bandwidth, of every chip that publishes one', () => {
    const expected = chips.map((chip) => {
      const figure = chipFigures(chip).find(
        ({ name, value }) => /^(bandwidth|onChip)TBps$/.test(name) && value !== null,
      );
      return [
        chip.slug,
        figure === undefined ? [] : [[figure.name, ((2 * (figure.value ?? 0)) / 1e12).toPrecision(9)]],
      ];
    });
    const found = chips.map((chip) => {
      const edits = [...read(`chip=${chip.slug}&batch=4`).request.edits];
      return [chip.slug, edits.map(([name, to]) => [name, ((to ?? 0) / 1e12).toPrecision(9)])];
    });
    expect(found).toEqual(expected);
  });

  test('one that names the figure as it is specified starts on no edit', () => {
    for (const chip of chips)
      expect(read(whatIfQuery({ chip, edits: new Map(), point: DEFAULT_POINT })).request).toEqual({
        chip,
        edits: chipFigures(chip).some(
          ({ name, value }) => /^(bandwidth|onChip)TBps$/.test(name) && value !== null,
        )
          ? new Map()
          : read(`chip=${chip.slug}`).request.edits,
        point: DEFAULT_POINT,
      });
  });
});

describe('what cannot be read', () => {
  test.each([
    ['bandwidthTBps=NaN', 'bandwidthTBps'],
    ['bandwidthTBps=1e999', 'bandwidthTBps'],
    ['capacityGiB=-80', 'capacityGiB'],
    ['scaleUpChips=2.5', 'scaleUpChips'],
    ['batch=0', 'batch'],
    ['model=resnet-50', 'model'],
    ['weightPrecision=fp99', 'weightPrecision'],
    [`outputTokens=${'9'.repeat(10_000)}`, 'outputTokens'],
  ])('%.40s is said at its field and changes nothing', (query, name) => {
    const { request, figures, point } = read(`chip=${DEFAULT_CHIP}&${query}`);
    const wrong = [...figures, ...point].filter(({ problem }) => problem !== null);
    expect(wrong.map((field) => field.name)).toEqual([name]);
    // A point that cannot be read leaves the edit that the view starts on.
    const isPoint = point.some((field) => field.name === name);
    expect([...request.edits]).toEqual(isPoint ? [...read(`chip=${DEFAULT_CHIP}`).request.edits] : []);
    expect(request.point).toEqual(DEFAULT_POINT);
  });

  test('a chip that does not exist takes its edits with it', () => {
    const { request, chipProblem } = read('chip=nvidia-h100&bandwidthTBps=9');
    expect(chipProblem).toMatch(/Did you mean nvidia-h100/);
    expect([request.chip.slug, request.edits.size]).toEqual([DEFAULT_CHIP, 0]);
  });

  test('no text whatsoever makes it fail', () => {
    const names = [
      ...chipFigures(chips[0] ?? read('').request.chip).map(({ name }) => name),
      'chip',
      'model',
      'batch',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (parameters) => {
        expect(readWhatIf(parameters, catalogue).figures.length).toBeGreaterThan(0);
      }),
    );
  });
});
