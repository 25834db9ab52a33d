import type { RankedEntry, NearResult } from '@inferbench/graphql-documents/workload';
import { addressOfValues } from './form-values.ts';
import { LiveLink } from './live-link.tsx';
import { priceSteps } from './price-steps.ts';
import type { FormValues } from '../frame/form-values.ts';

interface PriceStepsProps {
  entry: RankedEntry;
  result: NearResult;
  values: FormValues;
  onValues: (values: FormValues) => void;
}

/** What the order does when this price moves. */
export function PriceSteps({ entry, result, values, onValues }: PriceStepsProps) {
  const steps = priceSteps(entry, result, values);
  if (steps.length === 0) return null;
  return (
    <span className="steps">
      {steps.map(({ label, name, values: next }) => (
        <LiveLink key={label} href={addressOfValues(next)} label={name} onFollow={() => onValues(next)}>
          {label}
        </LiveLink>
      ))}
    </span>
  );
}
