import { compareViewAddress, type Footing, FOOTINGS, type SettledView } from '../address/compare-view.ts';
import { ChartSection } from '../chart/chart-section.tsx';
import { type Segment, Segments } from '../chart/segments.tsx';
import type { Figure } from '@inferbench/chart/figure';
import type { ComparisonPage } from './load-comparison.ts';

const METRIC_WORDS = { SPEED: 'speed per user', PRICE: 'price', ENERGY: 'energy' } as const;
const FOOTING_WORDS: Readonly<Record<Footing, string>> = {
  CHIPS: 'equal chips',
  POWER: 'equal power',
  OWNED_COST: 'equal price',
};

interface DuelSectionProps {
  page: ComparisonPage;
  chart: Figure | null;
}

export function DuelSection({ page: { duel, settled }, chart }: DuelSectionProps) {
  if (!duel.ok || chart === null)
    return (
      <section aria-labelledby="context">
        <h2 id="context">Over context</h2>
        <p className="note">Nothing to divide: {duel.ok ? '' : duel.refused.message}</p>
        {/* Where a footing leads nowhere, the others do. */}
        <Segments
          name="What is equal"
          of={FOOTINGS.map((equal) => choice(FOOTING_WORDS[equal], { equal }, { settled, disabled: null }))}
        />
      </section>
    );
  const { choices } = duel.value;
  const metrics = choices.metrics.map(({ metric, disabled }) =>
    choice(METRIC_WORDS[metric], { metric }, { settled, disabled }),
  );
  const users = choices.users.map(({ users: count, disabled }) =>
    choice(count === 1 ? '1 user' : String(count), { users: count }, { settled, disabled }),
  );
  const equal = choices.footings.map(({ equal: footing, disabled }) =>
    choice(FOOTING_WORDS[footing], { equal: footing }, { settled, disabled }),
  );
  return (
    <ChartSection
      id="context"
      chart={chart}
      controls={
        <>
          <Segments name="By what" of={metrics} />
          <Segments name="Users at once" of={users} />
          <Segments name="What is equal" of={equal} />
        </>
      }
    />
  );
}

type Chosen = Partial<Pick<SettledView, 'metric' | 'users' | 'equal'>>;

function choice(
  words: string,
  change: Chosen,
  { settled, disabled }: { settled: SettledView; disabled: string | null },
): Segment {
  const view = { ...settled, ...change };
  return {
    words,
    href: compareViewAddress(view, 'context'),
    chosen: view.metric === settled.metric && view.users === settled.users && view.equal === settled.equal,
    ...(disabled === null ? {} : { absent: disabled }),
  };
}
