import { catalogue } from '@inferbench/catalogue/catalogue';
import { chipFigures } from '@inferbench/domain/chips/chip-figures';
import { editedChip, editsOf } from '@inferbench/domain/simulation/edited-chip';
import { expect, test } from 'vitest';

const chip = [...catalogue.chips.values()].find(({ slug }) => slug === 'nvidia-h100-sxm5-80gb');
if (chip === undefined) throw new Error('the catalogue has no H100');

test('every figure takes both ends of its range, as text of its unit or in SI, and nothing beyond', () => {
  for (const { name: figure, from, to, exponent } of chipFigures(chip)) {
    const taken = (inUnit: number) => editsOf(chip, [{ figure, value: inUnit * 10 ** exponent }]).ok;
    expect([figure, taken(from), taken(to)]).toEqual([figure, true, true]);
    expect([figure, taken(from / 2), taken(to * 2)]).toEqual([figure, false, false]);
  }
});

test('a rate may be taken away, a memory may not, and a figure that the chip has not is refused by its name', () => {
  expect(editsOf(chip, [{ figure: 'fp8Tops' }]).ok).toBe(true);
  const refused = [
    { figure: 'capacityGiB' },
    { figure: 'wings', value: 2 },
    { figure: 'scaleUpChips', value: 1.5 },
  ];
  for (const edit of refused) {
    const read = editsOf(chip, [edit]);
    expect(read.ok ? null : [read.error.code, read.error.message]).toEqual([
      'INVALID',
      `${chip.slug} cannot have that ${edit.figure}.`,
    ]);
  }
});

test('an edit that changes nothing leaves the chip as it is', () => {
  const { bandwidthBytesPerSec } = chip.memory ?? { bandwidthBytesPerSec: null };
  const same = editsOf(chip, [{ figure: 'bandwidthTBps', value: bandwidthBytesPerSec ?? 0 }]);
  expect(same.ok && editedChip(chip, same.value)).toBe(chip);
});
