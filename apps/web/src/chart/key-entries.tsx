import type { KeyEntry } from '@inferbench/chart/figure';
import { SvgDrawing } from './svg-drawing.tsx';

const HEIGHT = 13;

export function KeyEntries({ of }: { of: readonly KeyEntry[] }) {
  return of.map(({ words, mark, width = HEIGHT }) => (
    <li key={words}>
      <SvgDrawing drawing={{ width, height: HEIGHT, marks: [mark] }} className="plot key-mark" hidden />
      {words}
    </li>
  ));
}
