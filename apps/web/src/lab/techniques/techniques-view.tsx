import type { TechniquesAnswer } from '@inferbench/graphql-documents/answers';
import { formatNumber } from '@inferbench/units/format';
import { ChartSection } from '../../chart/chart-section.tsx';
import { withBelow } from '../../chart/table/linked.tsx';
import { TableSection } from '../../frame/table-section.tsx';
import { unbroken } from '../../words/numbers.ts';
import { LabTabs } from '../lab-tabs.tsx';
import type { TechniquesPage } from './load-techniques.ts';
import { draftsFigure, techniquesFigure } from './techniques-figure.ts';
import { PageHead } from '../../frame/page-head.tsx';
import type { TechniquesRequest } from '@inferbench/answers/techniques/request';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { SiteNames } from '../../address/names/site-names.ts';
import { pageAddress } from '../../address/pages.ts';
import { techniquesQuery } from '../../address/techniques-request.ts';
import { NameField } from '../../frame/name-field.tsx';
import { Picker } from '../../frame/picker.tsx';
import { SoftForm } from '../../frame/soft-form.tsx';

const SHOWN = [1, 16, 64, 256] as const;

export function TechniquesView({ page: { names, view, outcome } }: { page: TechniquesPage }) {
  return (
    <>
      <PageHead
        title="What does each technique gain, and from how many users is it a tax?"
        above={<LabTabs current="techniques" />}
        below={<TechniquesForm names={names} request={view.request} />}
      >
        {outcome.ok
          ? unbroken(outcome.value.sentence)
          : `${outcome.refused.message} ${outcome.refused.fix ?? ''}`}
      </PageHead>
      {outcome.ok ? (
        <>
          <ChartSection id="gains" chart={techniquesFigure(outcome.value, view.request)}>
            <p>No load fits this server with a technique and without.</p>
          </ChartSection>
          <InWords of={outcome.value} />
          <ChartSection id="drafts" chart={draftsFigure(outcome.value, view.request)}>
            <p>{outcome.value.publishedTitle}.</p>
          </ChartSection>
        </>
      ) : null}
    </>
  );
}

function InWords({ of: { gains, mostUsers, engineVersion } }: { of: TechniquesAnswer }) {
  const columns = [
    { head: 'Technique' },
    ...SHOWN.map((users) => ({ head: users === 1 ? '1 user' : `${users} users`, numeric: true })),
    { head: 'So' },
  ];
  const rows = gains.map(({ key, name, meaning, samples, verdict }) => ({
    key,
    cells: [
      withBelow(name, meaning),
      ...SHOWN.map((users) => {
        const found = samples.find((sample) => sample.users === users);
        return found === undefined ? 'does not fit' : `${found.ratio.toFixed(2)} ×`;
      }),
      verdict,
    ],
  }));
  return (
    <TableSection
      id="words"
      title="In words"
      note={`Output with it ÷ without, simulated, engine ${engineVersion}; ${formatNumber(mostUsers)} users fit in memory.`}
      caption="Gain and tax of each technique"
      columns={columns}
      rows={rows}
    />
  );
}

/** The server, the lengths, and how well drafts and the cache do; a plain GET form without JavaScript. */
function TechniquesForm({
  names: { chips, models },
  request,
}: {
  names: SiteNames;
  request: TechniquesRequest;
}) {
  const query = techniquesQuery(request);
  return (
    <SoftForm key={JSON.stringify(request)} action={pageAddress('techniques')} label="Server">
      <NameField name="model" label="Model" id="techniques-models" options={models} chosen={request.model} />
      <NameField name="chip" label="Chip" id="techniques-chips" options={chips} chosen={request.chip} />
      <Typed name="chips" label="Chips" value={query['chips']} />
      <Typed name="in" label="Prompt, tokens" value={query['in']} />
      <Typed name="out" label="Answer, tokens" value={query['out']} />
      <Typed name="right" label="Guesses right, %" value={query['right']} />
      <Typed name="cached" label="Prompt cached, %" value={query['cached']} />
      <Picker
        name="prec"
        label="Weights"
        options={PrecisionClass.options.map((each) => ({
          value: each.toLowerCase(),
          words: precisionNames(each).short,
        }))}
        chosen={request.precision.toLowerCase()}
      />
    </SoftForm>
  );
}

function Typed({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <label>
      {label}
      <input
        name={name}
        inputMode="numeric"
        defaultValue={value}
        required
        autoComplete="off"
        maxLength={12}
      />
    </label>
  );
}
