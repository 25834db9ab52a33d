import type { Figure } from '@inferbench/chart/figure';
import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { onModelAddress, versusAddress, versusQuery, type VersusView } from '../../address/versus-view.ts';
import { framedVersus } from '../../figures/versus/framed-versus.ts';

/** Addresses of both chips by the slugs of their short names. */
export function chipsOf({ a, b }: Pick<VersusAnswer, 'a' | 'b'>): [string, string] {
  return [nameSlug(a.label), nameSlug(b.label)];
}

/** Picture of an answer; on other pages than its own without best against best. */
export function versusFigure(answer: VersusAnswer, view: VersusView, isCompact = false): Figure | null {
  return framedVersus({
    answer,
    address: versusAddress(view, {}, 'models'),
    query: {
      pair: view.sides.toSorted().join('-vs-'),
      ...versusQuery(view),
      ...(isCompact ? { rings: 'off' } : {}),
    },
    hasBest: !isCompact,
    hrefOf: (model) => onModelAddress(chipsOf(answer), model, answer),
  });
}
