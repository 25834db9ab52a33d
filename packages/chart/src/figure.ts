import type { ChartHead } from '@inferbench/domain/terms/chart-head';
import type { Drawing, Mark } from './drawing.ts';
import type { ReadableChart } from './readable-chart.ts';
import type { Table } from './table.ts';

/** Widths that a chart is drawn for on a page: never scaled, so text keeps its size. A full page has all, half of one the first two. */
export const PAGE_WIDTHS = [358, 580, 1216] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];

/** Room of the drawing of a share image, in px of a page: it is drawn so much larger that a telephone, which shows the image at a third, shows its text in 10 px. */
export const SHARE_ROOM = { width: 440, height: 130 } as const;
/** Room of a drawing that does not fit into that one yet; its text is smaller. */
const FULL_SHARE_ROOM = { width: 1096, height: 366 } as const;

/** Px of ordinary text in a drawing. */
export const TEXT_SIZE = 12.5;

/** Drawn for a page, or for the picture that a shared link shows. */
export type DrawnFor = { form: 'page'; width: PageWidth } | { form: 'share' };

/** Room of a drawing: a page lets it be as tall as it needs. */
export interface Room {
  width: number;
  /** Measures of the drawing in it: those of a telephone, of half a page, or of a whole one. */
  size: 0 | 1 | 2;
  height: number;
}

export function roomFor(drawn: DrawnFor): Room {
  if (drawn.form === 'share') return { ...FULL_SHARE_ROOM, size: 2 };
  return { width: drawn.width, size: drawn.width < 500 ? 0 : drawn.width < 900 ? 1 : 2, height: Infinity };
}

/** Entry of a chart's key: a mark in a box that is 12 px high, and what it stands for. */
export interface KeyEntry {
  words: string;
  mark: Mark;
  /** Width of the box; 12 where left out. */
  width?: number;
}

/** A chart of what is stored nowhere, as a form draws it while it is filled: one finding, one drawing, one table. */
export interface DraftFigure {
  head: ChartHead;
  draw: (drawn: DrawnFor) => Drawing;
  /** Marks whose meaning is said beside the kinds. */
  key?: readonly KeyEntry[];
  /** Rows that the page shows. */
  table: Table;
  /** Rows that the CSV holds where they are more than the page can show. */
  data?: Table;
  /** The drawing as numbers, for whoever points at it or reads it with the keyboard. */
  readable?: ReadableChart;
}

/** A chart as page, picture, embed and file show it, under one name and one address. */
export interface Figure extends DraftFigure {
  /** Name as a file and an embed: "tradeoff". */
  name: string;
  /** The query that the same chart is found by under its name. */
  query: Readonly<Record<string, string>>;
  /** Path of the page that shows it, with query and section. */
  address: string;
  /** Name of a picture of it, without ending: "inferbench-b200-vs-mi355x-deepseek-r1". */
  file: string;
}

/** An address as a reader would type it, with the whole slice: at a shorter one the page says something else. */
export function shortAddress(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return `inferbench${decodeURIComponent(path)}${rest.replaceAll(/%2C/gi, ',')}`;
}
