import { KIND_WORDS } from '@inferbench/domain/kind-words';
import { escaped } from '../chart/markup.ts';
import { markText } from '../chart/svg-marks.ts';
import type { DrawnFor, FramedChart } from '../figure/framed-chart.ts';
import { PLOT_STYLE } from '../figure/generated/plot-style.ts';
import { fittedTo, roomOf, wrapped } from '../chart/text-room.ts';
import { shortAddress } from '../figure/frame-foot.tsx';
import { formatDate } from '../words/dates.ts';

export type PictureTheme = 'light' | 'dark';

/** What the frame around a drawing takes, px. */
interface Frame {
  width: number;
  top: number;
  margin: number;
  /** Null: as tall as it needs. */
  height: number | null;
  title: { size: number; line: number };
  small: number;
  className: string;
}

const SHARE: Frame = {
  width: 1200,
  top: 32,
  margin: 52,
  height: 630,
  title: { size: 40, line: 46 },
  small: 17,
  className: 'share',
};

function frameOf(drawn: DrawnFor): Frame {
  if (drawn.form === 'share') return SHARE;
  const phone = drawn.width < 500;
  return {
    width: drawn.width + (phone ? 32 : 48),
    top: phone ? 16 : 24,
    margin: phone ? 16 : 24,
    height: null,
    title: phone ? { size: 21, line: 25 } : { size: 26, line: 31 },
    small: 13,
    className: '',
  };
}

const INKS: Readonly<Record<PictureTheme, { paper: string; ink: string; second: string; rule: string }>> = {
  light: { paper: '#ffffff', ink: '#10151b', second: '#414b57', rule: '#10151b' },
  dark: { paper: '#0f1317', ink: '#eaeef2', second: '#bac3cc', rule: '#eaeef2' },
};

const MOST_TITLE_LINES = 3;
/** The mark of a kind as the key shows it: a disc, a ring with a dot, a cross, an open ring. */
const KIND_SHAPES: Readonly<Record<keyof typeof KIND_WORDS, (ink: string) => string>> = {
  MEASURED: (ink) => `<circle cx="7" cy="-5" r="5" fill="${ink}"/>`,
  REPORTED: (ink) =>
    `<circle cx="7" cy="-5" r="5" fill="none" stroke="${ink}" stroke-width="2"/><circle cx="7" cy="-5" r="1.8" fill="${ink}"/>`,
  INTERPOLATED: (ink) => `<path d="M3 -9L11 -1M11 -9L3 -1" stroke="${ink}" stroke-width="2"/>`,
  SIMULATED: (ink) =>
    `<circle cx="7" cy="-5" r="5" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="3 2"/>`,
};

interface Key {
  kinds: FramedChart['head']['kinds'];
  at: number;
  size: number;
  ink: string;
}

/** Kinds one after the other, as wide as `keyRoom` says. */
function keyOf({ kinds, at, size, ink }: Key, left: number): string {
  let x = left;
  return kinds
    .map((kind) => {
      const word = `<g transform="translate(${x.toFixed(1)} ${at.toFixed(1)})">${KIND_SHAPES[kind](ink)}<text x="20" style="font-size:${size}px;fill:${ink}">${KIND_WORDS[kind]}</text></g>`;
      x += kindRoom(kind, size);
      return word;
    })
    .join('');
}

const kindRoom = (kind: keyof typeof KIND_WORDS, size: number) => 36 + roomOf(KIND_WORDS[kind], size);

/** The whole frame as a file of its own: finding, slice, kinds, drawing, source, date, address; nothing needed to read it is outside. */
export function pictureSvg(chart: FramedChart, drawn: DrawnFor, theme: PictureTheme): string {
  const frame = frameOf(drawn);
  const { width, margin, small } = frame;
  const { ink, second, paper, rule } = INKS[theme];
  const room = width - 2 * margin;
  const { head } = chart;
  const drawing = chart.draw(drawn);
  const title = wrapped(head.finding, room, frame.title.size, true).slice(0, MOST_TITLE_LINES);
  const isShare = drawn.form === 'share';
  const keyRoom = head.kinds.reduce((sum, kind) => sum + kindRoom(kind, small), 0);
  const titleTop = frame.top + 12 + frame.title.size;
  const sliceTop = titleTop + (title.length - 1) * frame.title.line + small + 12;
  // A share image has no line to spare: the key stands at the end of the slice.
  const slice = wrapped(head.slice, isShare ? room - keyRoom : room, small).slice(0, isShare ? 1 : 2);
  const keyTop = isShare ? sliceTop : sliceTop + (slice.length - 1) * small * 1.4 + small * 1.6;
  const drawingTop = keyTop + small;
  const footTop = frame.height === null ? drawingTop + drawing.height + 36 : frame.height - frame.top - 4;
  const foot = footOf(chart, { margin, width, small, at: footTop, ink, second });
  const height = frame.height ?? footTop + foot.height + margin;
  const words = (text: string, { at, size, fill, weight }: Style) =>
    `<text x="${margin}" y="${at.toFixed(1)}" style="font-size:${size}px;font-weight:${weight};fill:${fill}">${escaped(text)}</text>`;
  const scale = Math.min(1, room / drawing.width, (footTop - small * 1.6 - drawingTop) / drawing.height);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="plot" width="${width}" height="${Math.ceil(height)}" viewBox="0 0 ${width} ${Math.ceil(height)}">`,
    `<title>${escaped(head.finding)}</title>`,
    `<desc>${escaped(`${head.slice}. ${head.source}.`)}</desc>`,
    `<style>${PLOT_STYLE[theme]}</style>`,
    `<rect width="${width}" height="${Math.ceil(height)}" fill="${paper}"/>`,
    `<rect x="${margin}" y="${frame.top}" width="${room}" height="3" fill="${rule}"/>`,
    ...title.map((line, i) =>
      words(line, { at: titleTop + i * frame.title.line, size: frame.title.size, fill: ink, weight: 700 }),
    ),
    ...slice.map((line, i) =>
      words(line, { at: sliceTop + i * small * 1.4, size: small, fill: second, weight: 400 }),
    ),
    keyOf(
      { kinds: head.kinds, at: keyTop, size: small, ink: second },
      isShare ? width - margin - keyRoom + 16 : margin,
    ),
    `<g class="${frame.className}" transform="translate(${margin} ${drawingTop.toFixed(1)})${scale < 1 ? ` scale(${scale.toFixed(4)})` : ''}">`,
    ...drawing.marks.map((mark) => withKnownSigns(markText(mark, 'PLAIN'))),
    '</g>',
    foot.text,
    '</svg>\n',
  ].join('\n');
}

interface Style {
  at: number;
  size: number;
  fill: string;
  weight: number;
}

interface Foot {
  margin: number;
  width: number;
  small: number;
  at: number;
  ink: string;
  second: string;
}

/** Who says so, of what date, where it is found; on a telephone each on a line of its own. */
function footOf(
  { head, address }: FramedChart,
  { margin, width, small, at, ink, second }: Foot,
): { text: string; height: number } {
  const room = width - 2 * margin;
  const said = [head.source, head.date === null ? null : formatDate(head.date)];
  const words = said.filter((part) => part !== null).join(' · ');
  const path = shortAddress(address).split('?')[0] ?? '';
  const brand = roomOf('InferBench  ', small, true);
  const narrow = room < 500;
  const lines = narrow
    ? wrapped(words, room, small)
    : [fittedTo(words, room - brand - roomOf(path, small) - 24, small)];
  const line = small * 1.5;
  const text = [
    `<text x="${margin}" y="${at.toFixed(1)}" style="font-size:${small}px;font-weight:700;fill:${ink}">InferBench</text>`,
    `<text x="${width - margin}" y="${at.toFixed(1)}" text-anchor="end" style="font-size:${small}px;fill:${second}">${escaped(fittedTo(path, room - brand, small))}</text>`,
    ...lines.map(
      (each, i) =>
        `<text x="${margin + (narrow ? 0 : brand)}" y="${(at + (narrow ? (i + 1) * line : 0)).toFixed(1)}" style="font-size:${small}px;fill:${second}">${escaped(each)}</text>`,
    ),
  ];
  return { text: text.join('\n'), height: narrow ? lines.length * line : 0 };
}

/** Signs that the font of the pictures has in place of those that it lacks. */
function withKnownSigns(markup: string): string {
  return markup.replaceAll(/[◂◀⯇]/gu, '◄').replaceAll(/[▸▶⯈]/gu, '►');
}
