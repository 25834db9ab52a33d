import { escaped } from '../chart/markup.ts';
import { markText } from '../chart/svg-marks.ts';
import type { DrawnFor, FramedChart } from '../figure/framed-chart.ts';
import { PLOT_STYLE } from '../figure/generated/plot-style.ts';
import { KIND_WORDS } from '../figure/kind-words.ts';
import { fittedTo, roomOf, wrapped } from '../figure/text-room.ts';
import { shortAddress } from '../figure/frame-foot.tsx';
import { formatDate } from '../words/dates.ts';

export type PictureTheme = 'light' | 'dark';

/** What the frame around a drawing takes, px. */
interface Frame {
  width: number;
  margin: number;
  /** Null: as tall as it needs. */
  height: number | null;
  title: { size: number; line: number };
  small: number;
  className: string;
}

const SHARE: Frame = {
  width: 1200,
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
const MARK_WORDS: Readonly<Record<keyof typeof KIND_WORDS, string>> = {
  MEASURED: '●',
  REPORTED: '◉',
  INTERPOLATED: '×',
  SIMULATED: '○',
};

/** The whole frame as a file of its own: finding, slice, kinds, drawing, source, date, address; nothing needed to read it is outside. */
export function pictureSvg(chart: FramedChart, drawn: DrawnFor, theme: PictureTheme): string {
  const frame = frameOf(drawn);
  const { width, margin, small } = frame;
  const { ink, second, paper, rule } = INKS[theme];
  const room = width - 2 * margin;
  const { head } = chart;
  const drawing = chart.draw(drawn);
  const title = wrapped(head.finding, room, frame.title.size, true).slice(0, MOST_TITLE_LINES);
  const titleTop = margin + 14 + frame.title.size;
  const sliceTop = titleTop + (title.length - 1) * frame.title.line + small + 12;
  const slice = wrapped(head.slice, room, small).slice(0, 2);
  const keyTop = sliceTop + (slice.length - 1) * small * 1.4 + small * 1.6;
  const drawingTop = keyTop + small;
  const footTop =
    frame.height === null ? drawingTop + drawing.height + 36 : frame.height - margin - small * 0.4;
  const height = frame.height ?? footTop + margin;
  const words = (text: string, { at, size, fill, weight }: Style) =>
    `<text x="${margin}" y="${at.toFixed(1)}" style="font-size:${size}px;font-weight:${weight};fill:${fill}">${escaped(text)}</text>`;
  const key = head.kinds.map((kind) => `${MARK_WORDS[kind]} ${KIND_WORDS[kind]}`).join('   ');
  const scale = Math.min(1, room / drawing.width, (footTop - small * 1.6 - drawingTop) / drawing.height);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="plot" width="${width}" height="${Math.ceil(height)}" viewBox="0 0 ${width} ${Math.ceil(height)}">`,
    `<title>${escaped(head.finding)}</title>`,
    `<desc>${escaped(`${head.slice}. ${head.source}.`)}</desc>`,
    `<style>${PLOT_STYLE[theme]}</style>`,
    `<rect width="${width}" height="${Math.ceil(height)}" fill="${paper}"/>`,
    `<rect x="${margin}" y="${margin}" width="${room}" height="3" fill="${rule}"/>`,
    ...title.map((line, i) =>
      words(line, { at: titleTop + i * frame.title.line, size: frame.title.size, fill: ink, weight: 700 }),
    ),
    ...slice.map((line, i) =>
      words(line, { at: sliceTop + i * small * 1.4, size: small, fill: second, weight: 400 }),
    ),
    words(key, { at: keyTop, size: small, fill: second, weight: 400 }),
    `<g class="${frame.className}" transform="translate(${margin} ${drawingTop.toFixed(1)})${scale < 1 ? ` scale(${scale.toFixed(4)})` : ''}">`,
    ...drawing.marks.map((mark) => markText(mark, 'PLAIN')),
    '</g>',
    footOf(chart, { margin, width, small, at: footTop, ink, second }),
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

function footOf({ head, address }: FramedChart, { margin, width, small, at, ink, second }: Foot): string {
  const room = width - 2 * margin;
  const said = [head.source, head.date === null ? null : formatDate(head.date)];
  const path = shortAddress(address).split('?')[0] ?? '';
  const brand = roomOf('InferBench  ', small, true);
  const source = fittedTo(said.filter((part) => part !== null).join(' · '), room * 0.58 - brand, small);
  const y = at.toFixed(1);
  return [
    `<text x="${margin}" y="${y}" style="font-size:${small}px;font-weight:700;fill:${ink}">InferBench</text>`,
    `<text x="${margin + brand}" y="${y}" style="font-size:${small}px;fill:${second}">${escaped(source)}</text>`,
    `<text x="${width - margin}" y="${y}" text-anchor="end" style="font-size:${small}px;fill:${second}">${escaped(fittedTo(path, room * 0.4, small))}</text>`,
  ].join('\n');
}
