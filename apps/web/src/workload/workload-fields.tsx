import { useState } from 'react';
import { USUAL_LIMITS } from '@inferbench/answers/servers/usual-limits';
import { formatNumber } from '@inferbench/units/format';
import type { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import { Term } from '../glossary/term.tsx';
import { BoxField, ChoiceField, type FormFields, LinesField, NumberField, TextField } from './field.tsx';
import type { Named, WorkloadNames } from './names.ts';
import { PriceFields } from './price-fields.tsx';
import type { WorkloadChoices } from './workload-choices.ts';
import { OWNERSHIP_FIELDS } from './ownership-field-names.ts';

const PER = [
  { value: 'CONCURRENCY', words: 'requests in flight at once' },
  { value: 'RATE', words: 'requests a second (QPS)' },
] as const;

interface WorkloadFieldsProps extends FormFields {
  names: WorkloadNames;
  choices: WorkloadChoices;
  /** The policy's figures, which hold where a field is empty. */
  policy: OwnershipAssumptions;
  pricedChips: readonly Named[];
}

/** The question as one row; whatever else counts is folded below it, and open where it says something. */
export function WorkloadFields({ names, choices, policy, pricedChips, ...form }: WorkloadFieldsProps) {
  // A field that is emptied closes nothing under whoever types there.
  const [isOpen] = useState(() =>
    Object.keys(MORE).some(
      (name) => form.problems[name] !== undefined || !['', MORE[name]].includes(form.values[name] ?? ''),
    ),
  );
  return (
    <>
      <div className="ask">
        <Question models={names.models} {...form} />
        <button type="submit">Answer</button>
      </div>
      <p className="hint">
        <Term of="slo">Limits</Term> hold at <Term of="percentile">p95</Term>: <Term of="ttft" />,{' '}
        <Term of="tpot" />, <Term of="e2e">E2E</Term>.{' '}
        <span className="needs-js">
          What was run near it follows what you type. Press Answer to count servers anew.
        </span>
      </p>
      <details className="fold" open={isOpen}>
        <summary>Requests a second, weights, whole answers, a mix of lengths, and how to rank</summary>
        <More choices={choices} {...form} />
      </details>
      <OwnershipFields policy={policy} {...form} />
      <PriceFields chips={pricedChips} {...form} />
    </>
  );
}

/** Fields that are folded while they say nothing, or what is usual. */
const MORE: Readonly<Record<string, string>> = {
  by: 'CONCURRENCY',
  precision: '',
  e2e: '',
  mix: '',
  metric: 'USD_PER_MTOK',
  basis: '',
  interpolated: '',
};

function Question({ models, ...form }: FormFields & { models: readonly Named[] }) {
  const hint = 'mix' in form.values ? 'Does not count beside a mix.' : undefined;
  const usual = (name: string, ms: number) =>
    name in form.values ? undefined : `Empty: servers keep ${formatNumber(ms)} ms.`;
  return (
    <>
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
      <NumberField name="input" label="Prompt, tokens" hint={hint} {...form} />
      <NumberField name="output" label="Answer, tokens" hint={hint} {...form} />
      <NumberField name="cached" label="Prompt in cache, %" {...form} />
      <NumberField
        name="load"
        label={form.values['by'] === 'RATE' ? 'Load, requests/s' : 'Load, users at once'}
        {...form}
      />
      <NumberField
        name="ttft"
        label="First token (TTFT), ms"
        hint={usual('ttft', USUAL_LIMITS.ttftMs)}
        {...form}
      />
      <NumberField
        name="tpot"
        label="Per token (TPOT), ms"
        hint={usual('tpot', USUAL_LIMITS.tpotMs)}
        {...form}
      />
    </>
  );
}

function More({ choices, ...form }: FormFields & { choices: WorkloadChoices }) {
  return (
    <>
      <div className="fields">
        <ChoiceField name="by" label="Load counts" options={PER} {...form} />
        <ChoiceField name="precision" label="Precision" options={choices.precision} {...form} />
        <NumberField name="e2e" label="E2E: request to last token" unit="ms" {...form} />
        <ChoiceField name="metric" label="Rank by" options={choices.metric} {...form} />
        <ChoiceField name="basis" label="Cost basis" options={choices.basis} {...form} />
        <div className="field boxes">
          <BoxField
            name="interpolated"
            label="Include interpolated: between two points of a system"
            values={form.values}
          />
        </div>
      </div>
      <LinesField
        name="mix"
        label="A mix of lengths instead of one: prompt tokens, answer tokens, how often; a shape a line"
        hint="For example “1000 200 3” and “8000 500 1”: three short requests to one long. Counts instead of prompt and answer above."
        {...form}
      />
    </>
  );
}

const FIGURES: readonly { key: keyof OwnershipAssumptions; label: string; unit: string }[] = [
  { key: 'usdPerKwh', label: 'Electricity', unit: 'USD/kWh' },
  { key: 'pue', label: 'PUE: facility power ÷ IT power', unit: '×' },
  { key: 'years', label: 'Years of use', unit: 'years' },
  { key: 'availability', label: 'Share of time that it is up', unit: '0 to 1' },
  { key: 'capitalOverhead', label: 'Server on top of the chips', unit: '× chips' },
  { key: 'hostWattsPerChip', label: 'Host power', unit: 'W per chip' },
  { key: 'hostingUsdPerHour', label: 'Hosting, all chips', unit: 'USD/h' },
];

/** Costs of owning beside the chips, folded, with the figures that hold where nothing is stated. */
function OwnershipFields({ policy, ...form }: FormFields & { policy: OwnershipAssumptions }) {
  return (
    <details className="fold" open={Object.values(OWNERSHIP_FIELDS).some((name) => name in form.values)}>
      <summary>Electricity, PUE and other costs of owning</summary>
      <fieldset className="fields">
        <legend>
          Of owned systems, with <Term of="pue" />; an empty field is the{' '}
          <a href="/methodology#cost-efficiency">scoring policy’s</a>
        </legend>
        {FIGURES.map(({ key, label, unit }) => (
          <NumberField
            key={key}
            name={OWNERSHIP_FIELDS[key]}
            label={label}
            unit={unit}
            hint={`Policy: ${policy[key]}`}
            {...form}
          />
        ))}
      </fieldset>
    </details>
  );
}
