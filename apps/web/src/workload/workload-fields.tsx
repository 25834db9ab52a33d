import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { WORKLOAD_METRICS } from '@inferbench/domain/workload/workload-metrics';
import { BASIS_WORDS } from '../words/words.ts';
import { Term } from '../glossary/term.tsx';
import { BoxField, ChoiceField, type FormFields, LinesField, NumberField, TextField } from './field.tsx';
import type { Named, WorkloadNames } from './names.ts';
import { OwnershipFields } from './ownership-fields.tsx';
import { PriceFields } from './price-fields.tsx';

const PER = [
  { value: 'CONCURRENCY', words: 'requests in flight at once' },
  { value: 'RATE', words: 'requests a second (QPS)' },
] as const;

const BASES = [
  { value: '', words: 'the one with more systems' },
  { value: 'RENTED', words: BASIS_WORDS.RENTED },
  { value: 'OWNED', words: BASIS_WORDS.OWNED },
  { value: 'CONTRACT', words: BASIS_WORDS.CONTRACT },
] as const;

interface WorkloadFieldsProps extends FormFields {
  names: WorkloadNames;
  /** The policy's figures, which hold where a field is empty. */
  policy: OwnershipAssumptions;
  /** Chips whose price matters here. */
  pricedChips: readonly Named[];
}

/** The questions, in groups: what runs, what it must keep, what counts; costs and prices folded. */
export function WorkloadFields({ names, policy, pricedChips, ...form }: WorkloadFieldsProps) {
  return (
    <>
      <WhatRuns models={names.models} {...form} />
      <fieldset className="fields">
        <legend>
          <Term of="slo">Limits</Term> that every ranked system keeps at <Term of="percentile">p95</Term>:{' '}
          <Term of="ttft" />, <Term of="tpot" />, <Term of="e2e">E2E</Term>
        </legend>
        <NumberField name="ttft" label="TTFT: time to first token" unit="ms" {...form} />
        <NumberField name="tpot" label="TPOT: time per output token" unit="ms" {...form} />
        <NumberField name="e2e" label="E2E: request to last token" unit="ms" {...form} />
      </fieldset>
      <fieldset className="fields">
        <legend>What counts</legend>
        <ChoiceField
          name="metric"
          label="Rank by"
          options={WORKLOAD_METRICS.map((metric) => ({
            value: metric,
            words: METRIC_DEFINITIONS[metric].axis,
          }))}
          {...form}
        />
        <ChoiceField name="basis" label="Cost basis" options={BASES} {...form} />
        <div className="field boxes">
          <BoxField
            name="interpolated"
            label="Include interpolated: between two points of a system"
            values={form.values}
          />
        </div>
      </fieldset>
      <OwnershipFields policy={policy} {...form} />
      <PriceFields chips={pricedChips} {...form} />
    </>
  );
}

/** Model, lengths and load. */
function WhatRuns({ models, ...form }: FormFields & { models: readonly Named[] }) {
  const mixed = 'mix' in form.values;
  return (
    <>
      <fieldset className="fields">
        <legend>What runs</legend>
        {models.length === 0 ? (
          <TextField name="model" label="Model" hint="Slug, for example llama-3-8b" {...form} />
        ) : (
          <ChoiceField
            name="model"
            label="Model"
            options={models.map(({ slug, name }) => ({ value: slug, words: name }))}
            {...form}
          />
        )}
        <NumberField
          name="input"
          label="Prompt"
          unit="tokens"
          hint={mixed ? 'Does not count beside a mix.' : undefined}
          {...form}
        />
        <NumberField
          name="output"
          label="Answer"
          unit="tokens"
          hint={mixed ? 'Does not count beside a mix.' : undefined}
          {...form}
        />
        <NumberField name="cached" label="Prompt in cache" unit="%" {...form} />
        <NumberField name="load" label="Load" {...form} />
        <ChoiceField name="by" label="Load counts" options={PER} {...form} />
        <ChoiceField
          name="precision"
          label="Precision"
          options={[
            { value: '', words: 'any' },
            ...PrecisionClass.options.map((each) => ({ value: each, words: each })),
          ]}
          {...form}
        />
      </fieldset>
      <details className="fold" open={mixed || form.problems['mix'] !== undefined}>
        <summary>A mix of lengths instead of one</summary>
        <LinesField
          name="mix"
          label="A shape a line: prompt tokens, answer tokens, how often"
          hint="For example “1000 200 3” and “8000 500 1”: three short requests to one long. Counts instead of prompt and answer above."
          {...form}
        />
      </details>
    </>
  );
}
