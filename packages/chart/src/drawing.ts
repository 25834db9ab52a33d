import type { Kind } from '@inferbench/domain/terms/kind';
import { pixel } from './scale.ts';
import { seriesClass, SYMBOL_SIZE, symbolPaths } from './symbol.ts';

/**
 * What an SVG holds, as data: the page renders it as elements, the download as text, and tests read its geometry.
 * Classes carry all style.
 */
export type Mark =
  | { tag: 'path'; className: string; d: string }
  | { tag: 'rect'; className: string; x: number; y: number; width: number; height: number }
  | { tag: 'text'; className: string; x: number; y: number; words: string; turn: number }
  | { tag: 'group'; className: string; x: number; y: number; marks: readonly Mark[]; of?: string }
  /** Marks that are cut at its edges, in the coordinates of the whole. */
  | {
      tag: 'window';
      className: string;
      x: number;
      y: number;
      width: number;
      height: number;
      marks: readonly Mark[];
    }
  /** Marks that lead somewhere on a page; in a file they are plain. */
  | { tag: 'link'; className: string; href: string; words: string; marks: readonly Mark[] };

export interface Drawing {
  width: number;
  height: number;
  marks: readonly Mark[];
}

export interface At {
  x: number;
  y: number;
}

export function path(className: string, d: string): Mark {
  return { tag: 'path', className, d };
}

/** A line through the places, in order. */
export function line(className: string, places: readonly At[]): Mark {
  return path(
    className,
    places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${pixel(x)} ${pixel(y)}`).join(''),
  );
}

/** A straight line up or down. */
export function upright(className: string, x: number, from: number, to: number): Mark {
  return line(className, [
    { x, y: from },
    { x, y: to },
  ]);
}

/** A straight line across. */
export function level(className: string, y: number, from: number, to: number): Mark {
  return line(className, [
    { x: from, y },
    { x: to, y },
  ]);
}

export function box(className: string, from: At, to: At): Mark {
  return {
    tag: 'rect',
    className,
    x: pixel(Math.min(from.x, to.x)),
    y: pixel(Math.min(from.y, to.y)),
    width: pixel(Math.abs(to.x - from.x)),
    height: pixel(Math.abs(to.y - from.y)),
  };
}

/** Text on its baseline; `end` and `middle` in the class name anchor it. `turn` is in degrees. */
export function text(className: string, { x, y }: At, words: string, turn = 0): Mark {
  return { tag: 'text', className, x: pixel(x), y: pixel(y), words, turn };
}

interface SymbolInput {
  series: number;
  kind: Kind;
  at: At;
  /** The shape of another series, where the mark stands for no series at all. */
  shape?: number;
}

/** The mark of a series centred on a place. */
export function symbol({ series, kind, at, shape = series }: SymbolInput): Mark {
  return {
    tag: 'group',
    className: seriesClass(series),
    x: pixel(at.x - SYMBOL_SIZE / 2),
    y: pixel(at.y - SYMBOL_SIZE / 2),
    marks: symbolPaths(shape, kind).map(({ className, d }) => path(className, d)),
  };
}

/** The marks of one series and kind as one element a part of the mark: a hundred of them weigh as much as their places. */
export function symbols({
  series,
  kind,
  places,
}: Pick<SymbolInput, 'series' | 'kind'> & { places: readonly At[] }): Mark {
  const parts = symbolPaths(series, kind).map(({ className, d }) =>
    path(className, places.map((at) => movedTo(d, at)).join('')),
  );
  return inSeries(series, parts);
}

/** A path of the box of a mark, centred on a place: all of it but its beginning is relative. */
function movedTo(d: string, at: At): string {
  const [, x = '', y = '', rest = ''] = /^M([\d.]+) ([\d.]+)(.*)$/.exec(d) ?? [];
  const half = SYMBOL_SIZE / 2;
  return `M${pixel(at.x - half + Number(x))} ${pixel(at.y - half + Number(y))}${rest}`;
}

/** Marks in the colour of a series. */
export function inSeries(series: number, marks: readonly Mark[]): Mark {
  return { tag: 'group', className: seriesClass(series), x: 0, y: 0, marks };
}

/** A round mark. */
export function disc(className: string, at: At, radius: number): Mark {
  return discs(className, [at], radius);
}

/** Round marks of one look as one element. */
export function discs(className: string, places: readonly At[], radius: number): Mark {
  const r = pixel(radius);
  const round = `a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  return path(className, places.map(({ x, y }) => `M${pixel(x - radius)} ${pixel(y)}${round}`).join(''));
}

/** An area between places, in order. */
export function area(className: string, places: readonly At[]): Mark {
  return path(
    className,
    `${places.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${pixel(x)} ${pixel(y)}`).join('')}Z`,
  );
}

/** Marks of one thing; `of` names it for whoever points at it. */
export function group(className: string, marks: readonly Mark[], of?: string): Mark {
  return { tag: 'group', className, x: 0, y: 0, marks, ...(of === undefined ? {} : { of }) };
}

/** Marks that end at the edges of a plot. */
export function inside(from: At, to: At, marks: readonly Mark[]): Mark {
  const [x, y] = [pixel(Math.min(from.x, to.x)), pixel(Math.min(from.y, to.y))];
  const [width, height] = [pixel(Math.abs(to.x - from.x)), pixel(Math.abs(to.y - from.y))];
  return { tag: 'window', className: 'inside', x, y, width, height, marks };
}

/** Marks that lead to an address; `words` names it to those who do not see them. */
export function link(href: string, words: string, marks: readonly Mark[]): Mark {
  return { tag: 'link', className: 'to', href, words, marks };
}
