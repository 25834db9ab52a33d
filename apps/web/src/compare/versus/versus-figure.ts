import type { Figure } from '@inferbench/chart/figure';
import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { modelAddress } from '../../address/pages.ts';
import { onModelAddress, versusAddress, versusQuery, type VersusView } from '../../address/versus-view.ts';
import { framedVersus } from '../../figures/versus/framed-versus.ts';

/** Page of a model of an answer: of two chips the two on it, else its own. */
export function onModelPage(answer: VersusAnswer, model: string): string {
  const { a, b } = answer;
  return a.chip === null ? modelAddress(model) : onModelAddress([a.slug, b.slug], model, answer);
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
