import type { RankedEntry, NearResult } from '@inferbench/graphql-documents/workload';
import { addressOfValues, filled } from './form-values.ts';
import { LiveLink } from './live-link.tsx';
import { priceSteps } from './price-steps.ts';
import type { FormValues } from '../frame/form-values.ts';

interface PriceStepsProps {
  entry: RankedEntry;
  result: NearResult;
  values: FormValues;
}

export function PriceSteps({ entry, result, values }: PriceStepsProps) {
  const steps = priceSteps(entry, result, values);
  if (steps.length === 0) return null;
  return (
    <span className="steps">
      {steps.map(({ label, name, fills }) => (
        <LiveLink key={label} href={addressOfValues(filled(values, fills))} fills={fills} label={name}>
          {label}
        </LiveLink>
      ))}
    </span>
  );
}
