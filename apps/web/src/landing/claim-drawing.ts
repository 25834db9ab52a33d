import { box, type Drawing, type Mark, text } from '@inferbench/chart/drawing';
import { fittedTo, roomOf } from '@inferbench/chart/text-room';
import { TEXT_SIZE } from '@inferbench/chart/figure';

const BAR = 22;
export interface Barred {
  words: string;
  value: number;
}

/** Draws what was said, dashed, above what was found, solid: both from zero, the longer one as long as there is room. */
export function claimDrawing({ said, found }: { said: Barred; found: Barred }, width: number): Drawing {
  const most = Math.max(said.value, found.value);
  const long = (value: number) => Math.max(2, (value / most) * (width - 4));
  return {
    width,
    height: 56,
    marks: [
      ...bar('claimed', { ...said, long: long(said.value), y: 1, width }),
      ...bar('found', { ...found, long: long(found.value), y: 32, width }),
    ],
  };
}

interface BarInput {
  words: string;
  long: number;
  y: number;
  width: number;
}

function bar(className: 'claimed' | 'found', { words, long, y, width }: BarInput): Mark[] {
  const fits = roomOf(words, TEXT_SIZE, true) + 20 <= long;
  const isInside = fits && className === 'found';
  const x = fits ? 10 : long + 10;
  return [
    box(className, { x: 1, y }, { x: 1 + long, y: y + BAR }),
    text(
      isInside ? 'on-found' : className === 'found' ? 'strong' : 'words',
      { x, y: y + 15.5 },
      fittedTo(words, width - x, TEXT_SIZE),
    ),
  ];
}
