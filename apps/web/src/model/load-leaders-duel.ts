import { isSameClass } from '@inferbench/domain/board/system-class';
import { DUEL_USERS } from '@inferbench/answers/duel/request';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { Duel } from '@inferbench/graphql-documents/answers';
import { compareAddress } from '../address/pages.ts';
import { askPart } from '../api/ask-answer.ts';
import { framedDuel } from '../figures/duel/framed-duel.ts';
import type { Figure } from '@inferbench/chart/figure';

interface Side {
  chip: string;
  label: string;
  vendor: string;
}

/** The first of the compared runs, else of the simulated systems, and the best of another vendor; null where there is no such pair. */
export function leadersOf({ atLine: { published, simulated }, slice }: TradeoffChart): [Side, Side] | null {
  const ran = published.filter((row) => isSameClass(row, slice));
  const rows = ran.length > 1 ? ran : simulated;
  const [first] = rows;
  const rival = rows.find(({ vendor }) => vendor !== first?.vendor) ?? rows[1];
  return first === undefined || rival === undefined ? null : [first, rival];
}

/** Asks for both over context, at as many of the usual users as both hold; null where they hold none together. */
export async function loadLeadersDuel(chart: TradeoffChart): Promise<Figure | null> {
  const pair = leadersOf(chart);
  if (pair === null) return null;
  const { model, precision, chips: chipsEach } = chart.slice;
  const sorted = pair.toSorted((a, b) => (nameSlug(a.label) < nameSlug(b.label) ? -1 : 1));
  const slugs = sorted.map(({ label }) => nameSlug(label));
  for (const users of DUEL_USERS.toReversed()) {
    const request = { chips: sorted.map(({ chip }) => chip), model, precision, users, chipsEach };
    const duel = await askPart(Duel, request);
    if (duel === 'FAILED') return null;
    if (duel === null) continue;
    const query = {
      model: nameSlug(model),
      prec: precision.toLowerCase(),
      users: String(users),
      chips: String(chipsEach),
    };
    return framedDuel({
      duel,
      address: compareAddress(slugs, { query }),
      query: { pair: slugs.join('-vs-'), ...query },
    });
  }
  return null;
}
