import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Chip } from '@inferbench/domain/chips/chip';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { isLanguageModel, type LanguageModel } from '@inferbench/domain/models/model';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import { ONE_CHIP } from '@inferbench/domain/scores/simulation';
import { type SetUp, setUpOf } from '@inferbench/evaluation/simulation/set-up';
import { planOf } from '@inferbench/evaluation/simulation/step-times';
import { contextOf, type Stack } from '@inferbench/simulator/effect-keys';
import { evidenceOf, stackTermsOf } from '@inferbench/simulator/effects';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import { describe, expect, test } from 'vitest';

const found = catalogue.models.get('llama-3.1-8b');
if (!found || !isLanguageModel(found)) throw new Error('llama-3.1-8b is a language model');
const model: LanguageModel = found;

/** Stacks with figures of their own, as the calibration names them. */
const MEASURED: readonly Stack[] = CALIBRATION.maturity
  .filter(({ framework }) => !framework.includes(','))
  .map(({ framework, version }) => ({ framework, version }));
const UNKNOWN: Stack = { framework: 'nobody-measured-it', version: '1' };

const LOADS = [
  ['decode', 1, 2048],
  ['decode', 64, 2048],
  ['prefill', 1, 2048],
] as const;
type Load = (typeof LOADS)[number];

function setUpsOf(chip: Chip): SetUp[] {
  return (['bf16', 'fp8', 'fp4'] as const).flatMap((weights) => {
    const precision = fullPrecision(weights, {});
    const peak = resolvePeak(chip, precision);
    return peak.ok ? [setUpOf(model, { chip, precision, peak: peak.value }, ONE_CHIP)] : [];
  });
}

function contextFor(setUp: SetUp, phase: Load[0]) {
  const { chip, peak, placement } = setUp;
  return contextOf(setUp[phase], { chip, precision: peak.precision, placement });
}

function timesOf(setUp: SetUp, stack: Stack, [phase, batch, context]: Load) {
  const terms = stackTermsOf(stack, contextFor(setUp, phase), CALIBRATION) ?? undefined;
  const out = planOf(setUp, setUp[phase]).at(batch, context, new Float64Array(SLOT_COUNT), { stack: terms });
  const at = (slot: number) => out[slot] ?? Number.NaN;
  return { ideal: at(SLOT.idealSec), attainable: at(SLOT.attainableSec), expected: at(SLOT.expectedSec) };
}

const setUps = [...catalogue.chips.values()].filter((chip) => memoryTiers(chip).length > 0).flatMap(setUpsOf);

describe('every chip and precision', () => {
  test('of a stack without figures takes at most half as long again as the best public one', () => {
    for (const setUp of setUps) {
      for (const load of LOADS) {
        const { attainable, expected } = timesOf(setUp, UNKNOWN, load);
        expect(
          expected / attainable,
          `${setUp.chip.slug} ${setUp.peak.precision} ${load[0]}`,
        ).toBeLessThanOrEqual(1.5);
        const term = load[0] === 'prefill' ? 'compute' : 'memory';
        const evidence = evidenceOf(UNKNOWN, contextFor(setUp, load[0]), { fitted: CALIBRATION, term });
        expect(evidence).toEqual({ basis: 'any', rows: 0 });
      }
    }
  });

  test('of a stack with figures says whether they are of its version or its framework, and how many', () => {
    for (const { framework, version, phase, rows } of CALIBRATION.maturity) {
      if (framework.includes(',')) continue;
      const [setUp] = setUps;
      if (setUp === undefined) throw new Error('no chip');
      const term = phase === 'prefill' ? 'compute' : 'memory';
      const of = { fitted: CALIBRATION, term } as const;
      const evidence = evidenceOf({ framework, version }, contextFor(setUp, phase), of);
      // A framework of which one source states no version has that as one.
      const known = evidence.basis === 'framework' || version !== null ? rows : evidence.rows;
      const basis = version === null ? evidence.basis : 'version';
      expect(['framework', 'version']).toContain(basis);
      expect(evidence).toEqual({ basis, rows: known });
      expect(evidence.rows).toBeGreaterThan(0);
    }
  });

  test('takes no stack faster than physics, nor the best public one', () => {
    for (const [index, setUp] of setUps.entries()) {
      // Every stack on some chips, and every chip under some stacks.
      const stacks = MEASURED.filter((_, at) => (index + at) % 7 === 0);
      for (const load of LOADS) {
        for (const stack of [UNKNOWN, ...stacks]) {
          const { ideal, attainable, expected } = timesOf(setUp, stack, load);
          expect(attainable).toBeGreaterThanOrEqual(ideal * (1 - 1e-12));
          expect(expected).toBeGreaterThanOrEqual(ideal);
        }
      }
    }
  });
});
