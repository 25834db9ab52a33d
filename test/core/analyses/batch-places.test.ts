import { batchOutputs, placeAmong } from '@inferbench/analyses/rivals/batch-places';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { simulate } from '@inferbench/evaluation/simulate';
import { expect, test } from 'vitest';

const REQUEST = {
  model: 'llama-3.1-70b',
  phase: 'generate' as const,
  batch: 8,
  inputTokens: 2048,
  outputTokens: 512,
  weightPrecision: 'fp8' as const,
};
const H100 = 'nvidia-h100-sxm5-80gb';

function simulated(bandwidthFactor: number) {
  const chip = catalogue.chips.get(H100);
  if (chip?.memory?.bandwidthBytesPerSec == null) throw new Error('no H100');
  const memory = {
    ...chip.memory,
    bandwidthBytesPerSec: chip.memory.bandwidthBytesPerSec * bandwidthFactor,
  };
  const chips = new Map([...catalogue.chips, [H100, { ...chip, memory }]]);
  const outcome = simulate({ ...REQUEST, chip: H100 }, { ...catalogue, chips });
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

test('a chip stands where those with more output per chip leave it, and an edit counts it once', () => {
  const others = batchOutputs(REQUEST, catalogue);
  const found = placeAmong(others, H100, simulated(1));
  const own = others.find(({ id }) => id === H100)?.value ?? 0;
  const ahead = others.filter(
    ({ value }) => Number(value.toPrecision(3)) > Number(own.toPrecision(3)),
  ).length;
  expect(found).toMatchObject({ place: ahead + 1, of: others.length });
  expect(placeAmong(others, H100, simulated(2))?.of).toBe(others.length);
});

test('more bandwidth never loses a place', () => {
  const others = batchOutputs(REQUEST, catalogue);
  const places = [0.5, 1, 2, 4].map((factor) => placeAmong(others, H100, simulated(factor))?.place ?? 0);
  expect(places).toEqual(places.toSorted((a, b) => b - a));
  expect(places.every((place) => place >= 1)).toBe(true);
});
