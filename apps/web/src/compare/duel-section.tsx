import { compareViewAddress, type Footing, type SettledView } from '../address/compare-view.ts';
import { ChartFrame } from '../chart/chart-frame.tsx';
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
        <Segments name="What is equal" of={footings(settled)} />
      </section>
    );
  const { choices } = duel.value;
  const to = (change: Partial<SettledView>) => compareViewAddress({ ...settled, ...change }, 'context');
  const metrics = choices.metrics.map(({ metric, disabled }): Segment => ({
    words: METRIC_WORDS[metric],
    href: to({ metric }),
    chosen: metric === settled.metric,
    ...(disabled === null ? {} : { absent: disabled }),
  }));
  const users = choices.users.map(({ users: count, disabled }): Segment => ({
    words: count === 1 ? '1 user' : String(count),
    href: to({ users: count }),
    chosen: count === settled.users,
    ...(disabled === null ? {} : { absent: disabled }),
  }));
  const equal = choices.footings.map(({ equal: footing, disabled }): Segment => ({
    words: FOOTING_WORDS[footing],
    href: to({ equal: footing }),
    chosen: footing === settled.equal,
    ...(disabled === null ? {} : { absent: disabled }),
  }));
  return (
    <section aria-labelledby="context-title">
      <ChartFrame
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
    </section>
  );
}

/** Where a footing leads nowhere, the others do. */
function footings(settled: SettledView): Segment[] {
  return (['CHIPS', 'POWER', 'OWNED_COST'] as const).map((equal) => ({
    words: FOOTING_WORDS[equal],
    href: compareViewAddress({ ...settled, equal }, 'context'),
    chosen: equal === settled.equal,
  }));
}
