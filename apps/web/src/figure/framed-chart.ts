import type { ChartHead } from '@inferbench/domain/chart-head';
import type { Drawing } from '../chart/drawing.ts';
import type { FigureTable } from '../chart/figure.ts';
import type { ReadableChart } from '../behaviour/readable-chart.ts';

/** Widths that a chart is drawn for on a page: never scaled, so text keeps its size. A full page has all, half of one the first two. */
export const PAGE_WIDTHS = [358, 580, 1216] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];

/** What the drawing of a share image has beside its title and foot. */
export const SHARE_ROOM = { width: 1096, height: 366 } as const;

/** For a page, or for the picture that a shared link shows. */
export type DrawnFor = { form: 'page'; width: PageWidth } | { form: 'share' };

/** A chart as page, picture, embed and file show it: one finding, one drawing, one table, one address. */
export interface FramedChart {
  /** As a file and an embed it is called so: "tradeoff". */
  name: string;
  /** The query that the same chart is found by under its name. */
  query: Readonly<Record<string, string>>;
  head: ChartHead;
  /** Path of the page that shows it, with query and section. */
  address: string;
  /** What a picture of it is called, without ending: "inferbench-b200-vs-mi355x-deepseek-r1". */
  file: string;
  draw: (drawn: DrawnFor) => Drawing;
  /** What the page shows. */
  table: FigureTable;
  /** What the CSV holds where that is more than the page can show. */
  data?: FigureTable;
  /** The drawing as numbers, for whoever points at it or reads it with the keyboard. */
  readable?: ReadableChart;
}
