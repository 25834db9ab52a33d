import type { TechniquesAnswer } from '@inferbench/graphql-documents/answers';
import { formatNumber } from '@inferbench/units/format';
import { ChartSection } from '../../chart/chart-section.tsx';
import { withBelow } from '../../chart/table/linked.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { Section } from '../../frame/section.tsx';
import { unbroken } from '../../words/numbers.ts';
import { LabTabs } from '../lab-tabs.tsx';
import type { TechniquesPage } from './load-techniques.ts';
import { draftsFigure, techniquesFigure } from './techniques-figure.ts';
import { TechniquesForm } from './techniques-form.tsx';
import { PageHead } from '../../frame/page-head.tsx';

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
    <Section
      id="words"
      title="In words"
      note={`Output with it ÷ without, simulated, engine ${engineVersion}; ${formatNumber(mostUsers)} users fit in memory.`}
    >
      <StackTable caption="Gain and tax of each technique" columns={columns} rows={rows} />
    </Section>
  );
}
