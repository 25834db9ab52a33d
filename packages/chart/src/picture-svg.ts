import { escaped } from './markup.ts';
import { markText } from './svg-marks.ts';
import { type DrawnFor, type Figure, type KeyEntry, SHARE_ROOM, shortAddress } from './figure.ts';
import { kindEntry } from './kind-key.ts';
import { PLOT_STYLE } from './generated/plot-style.ts';
import { fittedTo, roomOf, wrapped, wrappedAddress } from './text-room.ts';
import { formatDate } from '@inferbench/units/dates';

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
}

const SHARE: Frame = {
  width: 1200,
  top: 12,
  margin: 40,
  height: 630,
  title: { size: 42, line: 47 },
  small: 31,
};

/** Lines of a share image, in shares of their size. */
const SHARE_LINE = 1.25;

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
  };
}

const INKS: Readonly<Record<PictureTheme, { paper: string; ink: string; second: string; rule: string }>> = {
  light: { paper: '#ffffff', ink: '#10151b', second: '#414b57', rule: '#10151b' },
  dark: { paper: '#0f1317', ink: '#eaeef2', second: '#bac3cc', rule: '#eaeef2' },
};

/** Shares of its size that a title is tried in, until it keeps to so many lines; a share image is read at a third of its size. */
const TITLES = [
  { share: 1, most: 3 },
  { share: 0.8, most: 3 },
  { share: 0.65, most: 3 },
];
const SHARE_TITLES = [
  { share: 1, most: 2 },
  { share: 0.8, most: 3 },
];

function titleOf(finding: string, room: number, { height, title: { size, line } }: Frame) {
  const tried = (height === null ? TITLES : SHARE_TITLES).map(({ share, most }) => ({
    size: size * share,
    line: line * share,
    lines: wrapped(finding, room, size * share, true),
    most,
  }));
  const fits = tried.find(({ lines, most }) => lines.length <= most) ?? tried.at(-1);
  return fits ?? { size, line, lines: [finding] };
}

/** Gaps after a mark and after the words of an entry, px. */
const [AFTER_MARK, AFTER_WORDS] = [7, 16];

/** Size of the words beside which a mark is as large as on a page. */
const MARK_BESIDE = 13;

const widthOf = ({ words, width = 13 }: KeyEntry, size: number) =>
  ((width + AFTER_MARK) * size) / MARK_BESIDE + roomOf(words, size) + AFTER_WORDS;

/** Entries of the key; of a share image as many as one line holds: its own before the kinds, and kinds where it has several. */
function entriesOf({ key = [], head: { kinds } }: Figure, form: DrawnFor['form'], room: number): KeyEntry[] {
  if (form === 'page') return [...kinds.map(kindEntry), ...key];
  const size = SHARE.small;
  let left = room + AFTER_WORDS;
  return [...key, ...(kinds.length > 1 ? kinds.map(kindEntry) : [])].filter((entry) => {
    const fits = widthOf(entry, size) <= left;
    if (fits) left -= widthOf(entry, size);
    return fits;
  });
}

interface Key {
  entries: readonly KeyEntry[];
  /** Place of the key: left end, the base line of the first row, and the room of each. */
  left: number;
  at: number;
  room: number;
  size: number;
  ink: string;
}

/** Entries one after the other, in rows that fit. */
function keyOf({ entries, left, at, room, size, ink }: Key): { text: string; height: number } {
  let [x, y] = [0, 0];
  const beside = size / MARK_BESIDE;
  const texts = entries.map((entry) => {
    const own = widthOf(entry, size);
    if (x > 0 && x + own - AFTER_WORDS > room) [x, y] = [0, y + size * 1.6];
    const { words, mark, width = 13 } = entry;
    const text = `<g transform="translate(${(left + x).toFixed(1)} ${(at + y).toFixed(1)})"><g transform="translate(0 ${(-11.5 * beside).toFixed(1)})${beside === 1 ? '' : ` scale(${beside.toFixed(3)})`}">${markText(mark)}</g><text x="${((width + AFTER_MARK) * beside).toFixed(1)}" style="font-size:${size}px;fill:${ink}">${escaped(words)}</text></g>`;
    x += own;
    return text;
  });
  return { text: texts.join(''), height: y };
}

/** The whole frame as a file of its own: finding, slice, kinds, drawing, source, date, address; nothing needed to read it is outside. */
export function pictureSvg(chart: Figure, drawn: DrawnFor, theme: PictureTheme): string {
  const frame = frameOf(drawn);
  const { width, margin, small } = frame;
  const { ink, second, paper, rule } = INKS[theme];
  const room = width - 2 * margin;
  const { head } = chart;
  const drawing = chart.draw(drawn);
  const title = titleOf(head.finding, room, frame);
  const isShare = drawn.form === 'share';
  const entries = entriesOf(chart, drawn.form, room);
  const titleTop = frame.top + 12 + title.size;
  const sliceTop = titleTop + (title.lines.length - 1) * title.line + small + (isShare ? 8 : 12);
  const slice = isShare ? [fittedTo(head.slice, room, small)] : wrapped(head.slice, room, small).slice(0, 2);
  const below = small * (isShare ? SHARE_LINE : 1.6);
  const keyTop =
    isShare && entries.length === 0 ? sliceTop : sliceTop + (slice.length - 1) * small * 1.4 + below;
  const key = keyOf({ entries, left: margin, at: keyTop, room, size: small, ink: second });
  const drawingTop = keyTop + key.height + (isShare ? small / 2 : small);
  const footTop =
    frame.height === null ? drawingTop + drawing.height + 36 : frame.height - frame.top - small * SHARE_LINE;
  const foot = footOf(chart, { margin, width, small, at: footTop, ink, second, isShare });
  const height = frame.height ?? footTop + foot.height + margin;
  const words = (text: string, { at, size, fill, weight }: Style) =>
    `<text x="${margin}" y="${at.toFixed(1)}" style="font-size:${size}px;font-weight:${weight};fill:${fill}">${escaped(text)}</text>`;
  const scale = Math.min(
    isShare ? Infinity : 1,
    room / drawing.width,
    (footTop - (isShare ? small : below) - drawingTop) / drawing.height,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="plot" width="${width}" height="${Math.ceil(height)}" viewBox="0 0 ${width} ${Math.ceil(height)}">`,
    `<title>${escaped(head.finding)}</title>`,
    `<desc>${escaped(`${head.slice}. ${head.source}.`)}</desc>`,
    `<style>${PLOT_STYLE[theme]}</style>`,
    `<rect width="${width}" height="${Math.ceil(height)}" fill="${paper}"/>`,
    `<rect x="${margin}" y="${frame.top}" width="${room}" height="3" fill="${rule}"/>`,
    ...title.lines.map((line, i) =>
      words(line, { at: titleTop + i * title.line, size: title.size, fill: ink, weight: 700 }),
    ),
    ...slice.map((line, i) =>
      words(line, { at: sliceTop + i * small * 1.4, size: small, fill: second, weight: 400 }),
    ),
    key.text,
    `<g class="${drawing.width > SHARE_ROOM.width && isShare ? 'share' : ''}" transform="translate(${margin} ${drawingTop.toFixed(1)})${scale === 1 ? '' : ` scale(${scale.toFixed(4)})`}">`,
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
  isShare: boolean;
}

/** An address on the line of the brand, or on lines of its own; a share image has one line, and says that words are left out. */
function addressLines(address: string, { beside, room, small, isShare }: AddressRoom) {
  const fits = roomOf(address, small) <= beside;
  if (fits || !isShare) return { fits, lines: wrappedAddress(address, room, small) };
  const path = `${address.split(/[?#]/)[0] ?? ''}${address.includes('?') ? '?…' : ''}`;
  return { fits: true, lines: [fittedTo(path, beside, small)] };
}

interface AddressRoom {
  beside: number;
  room: number;
  small: number;
  isShare: boolean;
}

/** Source, date and address; on a telephone, and in a share image, on lines of their own. */
function footOf(
  { head, address }: Figure,
  { margin, width, small, at, ink, second, isShare }: Foot,
): { text: string; height: number } {
  const room = width - 2 * margin;
  // The date is never what a narrow line is cut by.
  const date = head.date === null ? '' : ` · ${formatDate(head.date)}`;
  const brand = roomOf('InferBench  ', small, true);
  const placed = addressLines(shortAddress(address), { beside: room - brand, room, small, isShare });
  const path = placed.fits ? placed.lines.join('') : '';
  const onPhone = room < 500;
  const narrow = onPhone || isShare;
  const beside = isShare ? roomOf(date, small) : brand + roomOf(`${path}${date}`, small) + 24;
  const source = onPhone
    ? wrapped(`${head.source}${date}`, room, small)
    : [`${fittedTo(head.source, room - beside, small)}${date}`];
  const line = small * (isShare ? SHARE_LINE : 1.5);
  const below = placed.fits ? [] : placed.lines;
  const lineAt = (i: number) => (at + i * line).toFixed(1);
  const text = [
    `<text x="${margin}" y="${at.toFixed(1)}" style="font-size:${small}px;font-weight:700;fill:${ink}">InferBench</text>`,
    `<text x="${width - margin}" y="${at.toFixed(1)}" text-anchor="end" style="font-size:${small}px;fill:${second}">${escaped(path)}</text>`,
    ...source.map(
      (each, i) =>
        `<text x="${margin + (narrow ? 0 : brand)}" y="${lineAt(narrow ? i + 1 : 0)}" style="font-size:${small}px;fill:${second}">${escaped(each)}</text>`,
    ),
    ...below.map(
      (each, i) =>
        `<text x="${margin}" y="${lineAt((narrow ? source.length : 0) + i + 1)}" style="font-size:${small}px;fill:${second}">${escaped(each)}</text>`,
    ),
  ];
  return { text: text.join('\n'), height: ((narrow ? source.length : 0) + below.length) * line };
}

/** Signs that the font of the pictures has in place of those that it lacks. */
function withKnownSigns(markup: string): string {
  return markup.replaceAll(/[◂◀⯇]/gu, '◄').replaceAll(/[▸▶⯈]/gu, '►');
}
