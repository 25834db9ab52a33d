import type { ModelFactsAnswer } from '@inferbench/graphql-documents/model-page';
import { counted } from '@inferbench/units/english';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { contextLength } from '../words/lengths.ts';
import { parametersWords } from './lede.ts';
import { Facts } from '../frame/facts.tsx';
import { Section } from '../frame/section.tsx';

const KIND_WORDS: Readonly<Record<ModelFactsAnswer['kind'], string>> = {
  DENSE: 'language model, all weights used by every token',
  MOE: 'language model, mixture of experts',
  DIFFUSION: 'makes images in steps',
  ENCODER: 'reads images, text or sound in one pass',
  UNMODELLED: 'listed without a shape: measured results only',
};

export function ModelSpec({ model }: { model: ModelFactsAnswer }) {
  const facts: [string, string | null][] = [
    ['Kind', KIND_WORDS[model.kind]],
    ['Name on the hub', model.longName],
    ['Parameters', parametersWords(model.parameters)],
    ['Used per token', model.activeParameters === null ? null : parametersWords(model.activeParameters)],
    ['Layers', model.layers === null ? null : formatNumber(model.layers)],
    ['Width', model.hidden === null ? null : formatNumber(model.hidden)],
    [
      'Longest context',
      model.maxContextTokens === null ? null : `${contextLength(model.maxContextTokens)} tokens`,
    ],
    [
      'Cache of one token, 16-bit',
      model.kvBytesPerToken === null ? null : `${formatValue(model.kvBytesPerToken / 1000)} kB`,
    ],
    ['Published', `${counted(model.pointCount, 'result')} on ${counted(model.chipCount, 'chip')}`],
    ['Source of the shape', model.source],
  ];
  return (
    <Section id="spec" title="Shape of the model">
      <Facts of={facts.filter(([, value]) => value !== null)} />
      {model.notes.length === 0 && model.aliases.length === 0 ? null : (
        <details>
          <summary>Notes and other names</summary>
          <ul className="plain">
            {model.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            <li>Also called {model.aliases.join(', ')}</li>
          </ul>
        </details>
      )}
    </Section>
  );
}
