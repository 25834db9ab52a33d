import type { TransformerEncoder } from '@inferbench/domain/models/network';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import type { GraphSetting } from './graph-setting.ts';
import { convolution } from './item-operators.ts';
import { NOTHING, operator } from './operators.ts';

/** What one item is when it is not what the model was published with. */
export interface ItemSize {
  resolution: number;
  textTokens: number | null;
}

/** Tokens of one item: patches and the class token, words, or half the frames of a spectrogram. */
export function encoderTokens({ input }: TransformerEncoder, { resolution, textTokens }: ItemSize): number {
  switch (input.kind) {
    case 'patches':
      return patchesOf(input.patch, resolution) + 1;
    case 'text':
      return textTokens ?? input.tokens;
    case 'spectrogram':
      return input.frames / 2;
  }
}

function patchesOf(patch: number, resolution: number): number {
  const side = Math.floor(resolution / patch);
  return side * side;
}

/** Operators from pixels, words or frames to the tokens of the first block. */
export function inputOperators(
  network: TransformerEncoder,
  { rows, resolution }: { rows: number; resolution: number },
  { bytes }: GraphSetting,
): Operator[] {
  const { input, hidden, heads } = network;
  // Learned positions are added to every token; relative ones are a bias a head and bucket.
  const relative = input.kind === 'text' && input.positions === 'relative' ? input.positionBuckets : null;
  const classToken = input.kind === 'patches' ? hidden : 0;
  const positions = operator({
    name: 'positions',
    kind: 'gather',
    multiplicity: 1,
    weightBytes: ((relative === null ? rows * hidden : relative * heads) + classToken) * bytes.weight,
    activationBytes: { ...NOTHING, perSequence: rows * hidden * bytes.activation },
  });
  switch (input.kind) {
    case 'patches': {
      const { patch, channels, bias } = input;
      const cells = patchesOf(patch, resolution);
      const pixels = { inputChannels: channels, outputChannels: hidden, bias };
      const area = patch * patch;
      return [
        convolution({ ...pixels, name: 'patch_embed', cells, taps: area, inputsPerCell: area }, bytes),
        positions,
      ];
    }
    case 'text': {
      // One row of the vocabulary a token, read at weight precision.
      const perSequence = rows * hidden * bytes.weight;
      const activationBytes = { ...NOTHING, perSequence };
      return [operator({ name: 'embedding', kind: 'gather', multiplicity: 1, activationBytes }), positions];
    }
    case 'spectrogram': {
      const { bins, frames } = input;
      const common = { outputChannels: hidden, taps: 3 };
      return [
        convolution({ ...common, name: 'conv_1', cells: frames, inputChannels: bins }, bytes),
        convolution(
          { ...common, name: 'conv_2', cells: rows, inputChannels: hidden, inputsPerCell: frames / rows },
          bytes,
        ),
        positions,
      ];
    }
  }
}
