import type { KeyEntry } from '@inferbench/chart/figure';
import { SvgDrawing } from './svg-drawing.tsx';

const HEIGHT = 13;

export function KeyMark({ of: { mark, width = HEIGHT } }: { of: KeyEntry }) {
  return <SvgDrawing drawing={{ width, height: HEIGHT, marks: [mark] }} className="plot key-mark" hidden />;
}

export function KeyEntries({ of }: { of: readonly KeyEntry[] }) {
  return of.map((entry) => (
    <li key={entry.words}>
      <KeyMark of={entry} />
      {entry.words}
    </li>
  ));
}
