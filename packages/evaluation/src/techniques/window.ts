import type { LanguageModel } from '@inferbench/domain/model';
import { Memo } from '@inferbench/units/memo';
import type { Technique } from './technique.ts';

const windows = new Memo<LanguageModel, LanguageModel>();

/** Every layer sees the newest tokens alone. A run has it by its model, or not at all. */
export const window: Technique = {
  fromRequest({ techniques }) {
    const tokens = techniques?.attentionWindow;
    if (tokens === undefined) return null;
    return {
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
