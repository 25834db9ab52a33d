import { addressOfValues } from './form-values.ts';
import { LiveLink } from './live-link.tsx';
import { presetOf, PRESETS, withPreset } from './presets.ts';
import type { FormValues } from '../frame/form-values.ts';

interface PresetLinksProps {
  values: FormValues;
  onValues: (values: FormValues) => void;
}

/** Three workloads to begin with, each with what it fills in. */
export function PresetLinks({ values, onValues }: PresetLinksProps) {
  const current = presetOf(values);
  return (
    <div className="presets" role="group" aria-label="Presets">
      {PRESETS.map((preset) => {
        const next = withPreset(values, preset);
        return (
          <LiveLink
            key={preset.id}
            href={addressOfValues(next)}
            current={preset === current}
            onFollow={() => onValues(next)}
          >
            <strong>{preset.label}</strong> <span>{preset.words}</span>
          </LiveLink>
        );
      })}
    </div>
  );
}
