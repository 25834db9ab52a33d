import type { Claim } from '@inferbench/domain/simulation/claim';
import { ownWeightsText } from '@inferbench/domain/terms/own-weights-text';
import { formatNumber } from '@inferbench/units/format';
import { EngineLine } from '../../engine/engine-notes.tsx';
import { FactsTable } from '../../chart/table/facts-table.tsx';
import { Section } from '../../frame/section.tsx';

export function AssumedSection({ claim }: { claim: Claim }) {
  const { placement, precision, maxBatch, inputTokens, outputTokens, assumptions, errorBar, engineVersion } =
    claim;
  const { chips, tensorParallel, pipelineParallel, expertParallel } = placement;
  const experts = expertParallel === 1 ? '' : `, experts over ${formatNumber(expertParallel)}`;
  const none = ['Nothing that the claim leaves open favours it.'];
  return (
    <Section id="assumed" title="What it stands on">
      <FactsTable
        facts={[
          [
            'Chips and split',
            `${formatNumber(chips)} ${chips === 1 ? 'chip' : 'chips'}: tensor ${tensorParallel} × pipeline ${pipelineParallel}${experts}, the fastest for one sequence`,
          ],
          ['Largest batch', `${formatNumber(maxBatch)} sequences of that context`],
          ['Prompt and answer', `${formatNumber(inputTokens)} and ${formatNumber(outputTokens)} tokens`],
          [
            'Precision',
            `weights ${precision.weights}${ownWeightsText(precision)}, activations ${precision.activations}, KV cache ${precision.kv}, computed in ${precision.computed}`,
          ],
        ]}
      />
      <ul className="assumptions">
        {(assumptions.length === 0 ? none : assumptions).map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
      <EngineLine
        engineVersion={engineVersion}
        errorBars={[['the attainable time of decode', errorBar]]}
        uncalibrated={false}
      />
    </Section>
  );
}
