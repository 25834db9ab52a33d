import { DUEL_USERS } from '@inferbench/domain/duel-chart';
import { nameSlug } from '@inferbench/domain/names';
import type { TradeoffChart } from '@inferbench/domain/tradeoff-chart';
import { DuelChart } from '@inferbench/graphql-documents/duel-chart';
import { compareAddress } from '../address/pages.ts';
import { ask } from '../api/answer.ts';
import { framedDuel } from '../duel/framed-duel.ts';
import type { FramedChart } from '../figure/framed-chart.ts';

interface Side {
  chip: string;
  label: string;
  vendor: string;
}

/** The simulated leader and the best of another vendor; null where there is no such pair. */
export function leadersOf({ atLine: { simulated } }: TradeoffChart): [Side, Side] | null {
  const [first] = simulated;
  const rival = simulated.find(({ vendor }) => vendor !== first?.vendor) ?? simulated[1];
  return first === undefined || rival === undefined ? null : [first, rival];
}

/** Both over context, at as many of the usual users as both hold; null where they hold none together. */
export async function loadLeadersDuel(chart: TradeoffChart): Promise<FramedChart | null> {
  const pair = leadersOf(chart);
  if (pair === null) return null;
  const { model, precision, chips: chipsEach } = chart.slice;
  const sorted = pair.toSorted((a, b) => (nameSlug(a.label) < nameSlug(b.label) ? -1 : 1));
  const slugs = sorted.map(({ label }) => nameSlug(label));
  for (const users of DUEL_USERS.toReversed()) {
    const request = { chips: sorted.map(({ chip }) => chip), model, precision, users, chipsEach };
    const answer = await ask(DuelChart, { request });
    if (answer.state !== 'DATA') return null;
    const { duelChart } = answer.value;
    if (duelChart.__typename !== 'DuelChart') continue;
    const query = {
      model: nameSlug(model),
      prec: precision.toLowerCase(),
      users: String(users),
      chips: String(chipsEach),
    };
    return framedDuel({
      duel: duelChart,
      address: compareAddress(slugs, { query }),
      query: { pair: slugs.join('-vs-'), ...query },
    });
  }
  return null;
}
