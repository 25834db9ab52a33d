import type { Kind } from '@inferbench/domain/terms/kind';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { disc, group, type Mark, path } from './drawing.ts';
import type { KeyEntry } from './figure.ts';

const CENTRE = { x: 6.5, y: 6.5 };
const RADIUS = 4.8;

const MARKS: Readonly<Record<Kind, readonly Mark[]>> = {
  MEASURED: [disc('disc', CENTRE, RADIUS)],
  REPORTED: [disc('ring', CENTRE, RADIUS), disc('disc', CENTRE, 2.2)],
  INTERPOLATED: [path('crossed', 'M2.8 2.8l7.4 7.4M10.2 2.8l-7.4 7.4')],
  SIMULATED: [disc('ring dashed', CENTRE, RADIUS)],
};

/** Kind of number in a chart's key: one shape each, and its word. */
export function kindEntry(kind: Kind): KeyEntry {
  return { words: KIND_WORDS[kind], mark: group('plot-mark', MARKS[kind]), width: 13 };
}
