import type { LanguageModel } from '@inferbench/domain/models/model';
import type { Operator } from '@inferbench/domain/models/operator-graph';
import { streamMixes } from '@inferbench/domain/models/mixer-parameters';
import type { GraphSetting } from './graph-setting.ts';
import { linear } from './operators.ts';
import { elementwise } from './vector-work.ts';

/** Multiply-adds of a value: it goes into the collapse, into each stream that it is mixed into, and takes the part’s output. */
function flopsPerValue(streams: number): number {
  return 2 + 2 * streams + 2;
}

/**
 * Residual streams around every part of a layer: their mixing weights are a product of all streams, then the streams are read,
 * collapsed for the part, mixed, and written with its output (manifold-constrained hyper-connections). The steps that make
 * the mixing doubly stochastic work on a few numbers a token and are not counted.
 */
export function hyperConnections(
  { hidden, layers, residualStreams: streams }: LanguageModel,
  { bytes }: GraphSetting,
): Operator[] {
  if (streams === undefined) return [];
  const width = streams * hidden;
  const mixes = streamMixes(streams);
  const sites = {
    name: 'stream_weights',
    multiplicity: 2 * layers,
    k: width,
    n: mixes,
    extraWeights: mixes + 3,
  };
  const last = { name: 'stream_collapse', multiplicity: 1, k: width, n: streams, extraWeights: streams + 1 };
  return [
    linear({ ...sites, parallel: 'replicated' }, bytes),
    elementwise(
      {
        name: 'stream_mixing',
        multiplicity: 2 * layers,
        // The part’s output beside the streams; the part’s input beside them.
        read: width + hidden,
        written: width + hidden,
        flopsPerRow: flopsPerValue(streams) * width,
      },
      bytes,
    ),
    linear({ ...last, parallel: 'replicated' }, bytes),
  ];
}
