import type { Figure } from '@inferbench/chart/figure';
import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { modelAddress } from '../../address/pages.ts';
import {
  onModelAddress,
  sliceQuery,
  versusAddress,
  versusQuery,
  type VersusView,
} from '../../address/versus-view.ts';
import { framedVersus } from '../../figures/versus/framed-versus.ts';

/** Page of a model of an answer at its slice: of two chips the two on it, else its own, which alone shows runs with drafts. */
export function onModelPage(answer: VersusAnswer, model: string): string {
  const { a, b, technique } = answer;
  const chips = a.chip === null ? [] : [a.slug, b.slug];
  if (chips.length > 0 && technique === 'PLAIN') return onModelAddress(chips, model, answer);
  const query = {
    ...sliceQuery(answer),
    ...(technique === 'PLAIN' ? {} : { drafts: 'on' }),
    ...(chips.length === 0 ? {} : { with: chips.join(',') }),
  };
  return modelAddress(model, { query });
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
    hrefOf: (model) => onModelPage(answer, model),
  });
}
