import type { ComparisonPage } from './load-comparison.ts';

/** A query for the verdicts, specifications and bases of this very view, with its variables in place. */
export function documentTextOf({ comparison, view }: Pick<ComparisonPage, 'comparison' | 'view'>): string {
  const { model, inputTokens, outputTokens, precision, chips: chipsEach, at, pay } = comparison.slice;
  const chips = view.chips.map(({ slug }) => JSON.stringify(slug)).join(', ');
  return `{
  chipComparison(request: {
    chips: [${chips}], model: ${JSON.stringify(model)}, inputTokens: ${inputTokens}, outputTokens: ${outputTokens},
    precision: ${precision}, chipsEach: ${chipsEach}, at: ${at}, pay: ${pay}
  }) {
    ... on ChipComparison {
      title lede
      chips { label calibrated needs { chips words } }
      metrics { title unit figures { value low high kind words } verdict { kind leader text } }
      specs { title cells { words toFirst } difference }
      basis { title cells { kind words } }
    }
    ... on SimulationRefused { code message path fix }
  }
}`;
}
