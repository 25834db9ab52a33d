import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { Memo } from '@inferbench/units/memo';
import type { Technique } from './technique.ts';

const windows = new Memo<LanguageModel, LanguageModel>();

/** Every layer that attends sees the newest tokens alone. A run has it by its model, or not at all. */
export const window: Technique = {
  fromRequest({ techniques }) {
    const tokens = techniques?.attentionWindow;
    if (tokens === undefined) return null;
    return {
      refuses: (_, model) => (choosesKeys(model) ? keysChosen(model, tokens) : null),
      // One object for each, so that its graphs are built once.
      onModel: (model) =>
        windows.get(model, String(tokens), () => ({
          ...model,
          locality: { kind: 'window', tokens, fullLayers: 0 },
        })),
    };
  },
  fromRun: () => null,
};

function choosesKeys({ indexer, compressedAttention }: LanguageModel): boolean {
  return indexer !== undefined || compressedAttention !== undefined;
}

/** What such a model would be with a window in the place of its choice, nobody has described. */
function keysChosen({ name }: LanguageModel, tokens: number): InferbenchError {
  return new InferbenchError(
    'INVALID',
    `${name} chooses the keys that its tokens attend: a window is none of them.`,
    {
      path: 'techniques.attentionWindow',
      value: String(tokens),
      expected: 'a model whose tokens attend all keys, or the newest',
      fix: 'Leave the window out: attention of this model stops growing by itself.',
    },
  );
}
