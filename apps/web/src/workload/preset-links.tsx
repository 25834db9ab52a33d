import { addressOfValues, filled, holds } from './form-values.ts';
import { LiveLink } from './live-link.tsx';
import type { Preset } from './presets.ts';
import type { FormValues } from '../frame/form-values.ts';

/** Three workloads to begin with, each with what it fills in; model, prices and costs stay as they are. */
export function PresetLinks({ presets, values }: { presets: readonly Preset[]; values: FormValues }) {
  return (
    <div className="presets" role="group" aria-label="Presets">
      {presets.map(({ id, label, words, fills }) => (
        <LiveLink
          key={id}
          href={addressOfValues(filled(values, fills))}
          fills={fills}
          current={holds(values, fills)}
        >
          <strong>{label}</strong> <span>{words}</span>
        </LiveLink>
      ))}
    </div>
  );
}
