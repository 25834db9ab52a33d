import type { Power, SummaryPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from '../../shared/field-reader.ts';

type Row = Readonly<Record<string, unknown>>;
interface RowPower {
  power: Power | null;
  energy: SummaryPoint['energy'];
}

const NONE: RowPower = { power: null, energy: null };

/** Version from which on unprefixed joules are of the whole deployment; before it they may be of one GPU. */
const SCHEMA_VERSION = 2;

const FIGURES =
  /^(?:avg_power_w|avg_total_gpu_power_w|total_gpu_energy_j|joules_per_.*|(?:prefill|decode)_(?:avg_power_w|joules_.*)|power_.*|avg_temp_c|peak_temp_c|avg_util_pct|avg_mem_used_mb)$/;

/** Power and energy of the GPU boards, where the row calls its own metering valid. */
export function readRowPower(reader: FieldReader, row: Row, index: number): RowPower {
  const path = `points[${index}].power`;
  const keys = Object.keys(row).filter((key) => FIGURES.test(key));
  reader.understood(keys);
  if (keys.length === 0) return NONE;
  const valid = reader.number('power_valid', path, null);
  const version = reader.number('power_metric_schema_version', path, null);
  if (valid !== 1) {
    reader.note(
      'POWER_INVALID',
      `power_valid is ${valid ?? 'absent'}${reasonsOf(row)}: power and energy are not used.`,
      path,
    );
    return NONE;
  }
  if (version !== SCHEMA_VERSION) {
    const message = `power_metric_schema_version is ${version ?? 'absent'}: joules may be of one GPU or of all; they are not used.`;
    reader.note('POWER_AMBIGUOUS', message, path);
    return NONE;
  }
  const averageWatts = reader.number('avg_total_gpu_power_w', `${path}.averageWatts`, 'W');
  const energyJoules = reader.number('total_gpu_energy_j', `${path}.energyJoules`, 'J');
  const joules = (key: string, name: string) => {
    const value = reader.number(key, `points[${index}].energy.${name}`, 'J');
    return isPositive(value) ? value : null;
  };
  const energy = {
    joulesPerOutputToken: joules('joules_per_output_token', 'joulesPerOutputToken'),
    joulesPerRequest: joules('joules_per_successful_query', 'joulesPerRequest'),
    joulesPerImage: null,
  };
  return {
    power: isPositive(averageWatts)
      ? {
          boundary: 'device_sensor',
          averageWatts,
          energyJoules: isPositive(energyJoules) ? energyJoules : null,
          windowSec: isPositive(energyJoules) ? energyJoules / averageWatts : null,
        }
      : null,
    energy: energy.joulesPerOutputToken === null && energy.joulesPerRequest === null ? null : energy,
  };
}

/** Reason codes, in whichever of the row's keys they stand. */
function reasonsOf(row: Row): string {
  const reasons = Object.entries(row)
    .filter(([key]) => /^power_.*reasons?$/.test(key))
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'string' && value !== '');
  return reasons.length === 0 ? '' : ` (${reasons.join(', ').slice(0, 300)})`;
}
