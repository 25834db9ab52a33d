import type { StoredChip } from '@inferbench/db/points/chip-reader';
import type { Chip } from '@inferbench/domain/chips/chip';
import { marketedSize, memoryBytes } from '@inferbench/domain/chips/marketed-size';
import { chipNames } from '@inferbench/domain/catalogue/names';
import { unitOfPower } from '@inferbench/analyses/normalised/per-kw';
import { Memo } from '@inferbench/units/memo';
import { attainableShares } from '@inferbench/evaluation/attainable-shares';
import { rentedPrice } from '@inferbench/analyses/normalised/rented-price';
import { nameFields } from '../graphql/name-fields.ts';
import { globalId } from '../graphql/global-id.ts';
import type { ChipType } from './chip.type.ts';

/** Documents are parsed once, so that rows of the same chip share one object, whatever database they are of. */
const converted = new Memo<Chip, ChipType>();

export function toChipType(stored: StoredChip): ChipType {
  return converted.get(stored.chip, `${stored.id} ${stored.version} ${stored.standing}`, () =>
    convert(stored),
  );
}

interface Sourced {
  source: string;
  confidence: string;
}

/** The figure with its source in words beside the key. */
function withSource<T extends Sourced>(chip: Chip, figure: T): T & { sourceKey: string } {
  return { ...figure, source: chip.sources[figure.source]?.where ?? figure.source, sourceKey: figure.source };
}

function optional<T extends Sourced>(chip: Chip, figure: T | null): (T & { sourceKey: string }) | null {
  return figure === null ? null : withSource(chip, figure);
}

function convert({ id, version, standing, chip }: StoredChip): ChipType {
  const { memory } = chip;
  return {
    ...chip,
    id: globalId('Chip', id),
    standing,
    ...nameFields(chipNames(chip)),
    version,
    peaks: chip.peaks.map((peak) => withSource(chip, peak)),
    memoryCapacityBytes: memory === null ? null : memoryBytes(memory),
    memoryBandwidthBytesPerSec: memory?.bandwidthBytesPerSec ?? null,
    ...unitOfPower(chip),
    rentedUsdPerHour: rentedPrice(chip),
    tdpWatts: chip.power?.tdpWatts ?? null,
    memory:
      memory === null
        ? null
        : {
            ...withSource(chip, memory),
            ...(memory.reported === undefined ? {} : { reported: withSource(chip, memory.reported) }),
            capacityBytes: memoryBytes(memory),
            marketedSize: marketedSize(memory.capacity),
            marketed: `${memory.capacity.value} ${memory.capacity.unit}`,
          },
    onChip: optional(chip, chip.onChip),
    power: optional(chip, chip.power),
    idlePower: optional(chip, chip.idlePower),
    powerReadings: chip.powerReadings.map((reading) => withSource(chip, reading)),
    interconnect: optional(chip, chip.interconnect),
    purchase: optional(chip, chip.purchase),
    rentalOffers: chip.rentalOffers.map((offer) => withSource(chip, offer)),
    sources: Object.entries(chip.sources).map(([key, source]) => ({ key, ...source })),
    attainable: attainableShares(chip),
    chip,
  };
}
