import type { ReadableAxis, ReadableChart, ReadableSystem } from '@inferbench/chart/readable-chart';

export interface ChartOnPage {
  frame: HTMLElement;
  drawn: HTMLElement;
  svg: SVGSVGElement;
  data: ReadableChart;
  plot: { left: number; right: number; top: number; bottom: number };
}

/** Numbers of a frame, read once; another view of it is another script element. */
const known = new WeakMap<Element, ReadableChart>();

/** The page wrote it, from the same type. */
function readableIn(script: Element): ReadableChart {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what JSON.parse forgets: the page's own data
  return JSON.parse(script.textContent) as ReadableChart;
}

export function chartAt(target: EventTarget | null): ChartOnPage | null {
  if (!(target instanceof Element)) return null;
  const frame = target.closest<HTMLElement>('.frame[data-chart]');
  const script = frame?.querySelector('script[type="application/json"]');
  const drawn = frame?.querySelector<HTMLElement>('.drawn');
  if (!frame || !script || !drawn) return null;
  const data = known.get(script) ?? readableIn(script);
  known.set(script, data);
  const svg = [...drawn.querySelectorAll<SVGSVGElement>(':scope > svg')].find((each) => each.clientWidth > 0);
  const plot = svg === undefined ? undefined : data.plots[svg.getAttribute('width') ?? ''];
  return svg === undefined || plot === undefined ? null : { frame, drawn, svg, data, plot };
}

/** Does something with every drawing of the page, now and whenever the page changes. */
export function onDrawings(show: (drawn: HTMLElement) => void): void {
  const all = () => {
    for (const drawn of document.querySelectorAll<HTMLElement>('.frame[data-chart] .drawn')) show(drawn);
  };
  all();
  new MutationObserver(all).observe(document.body, { childList: true, subtree: true });
  addEventListener('resize', all);
}

interface Drag {
  handle: HTMLElement;
  move: (event: PointerEvent) => void;
  end?: () => void;
}

/** Follows a pointer from where it is pressed until it is let go. */
export function onDrag(dragOf: (target: EventTarget | null) => Drag | null): void {
  document.addEventListener('pointerdown', (event) => {
    const drag = dragOf(event.target);
    if (drag === null) return;
    event.preventDefault();
    const { handle, move } = drag;
    handle.setPointerCapture(event.pointerId);
    const end = () => {
      handle.removeEventListener('pointermove', move);
      drag.end?.();
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end, { once: true });
    handle.addEventListener('pointercancel', end, { once: true });
  });
}

export function sliderOn(drawn: HTMLElement, className: string, name: string): HTMLElement {
  const handle = document.createElement('div');
  handle.className = className;
  handle.tabIndex = 0;
  handle.setAttribute('role', 'slider');
  handle.setAttribute('aria-label', name);
  drawn.append(handle);
  return handle;
}

/** Tells where a slider stands, from one to its end. */
export function sayPlace(handle: HTMLElement, value: number, unit: string, to: number): void {
  handle.setAttribute('aria-valuenow', String(value));
  handle.setAttribute('aria-valuetext', `${value} ${unit}`);
  handle.setAttribute('aria-valuemin', '1');
  handle.setAttribute('aria-valuemax', String(Math.round(to)));
}

/** Where a value lies between the ends of an axis, 0 to 1. */
export function share({ from, to, scale }: ReadableAxis, value: number): number {
  return scale === 'LOG' ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
}

export function xAt({ data, plot }: ChartOnPage, value: number): number {
  return plot.left + share(data.x, value) * (plot.right - plot.left);
}

export function yAt({ data, plot }: ChartOnPage, value: number): number {
  return plot.bottom - share(data.y, value) * (plot.bottom - plot.top);
}

export function valueOf({ from, to, scale }: ReadableAxis, at: number): number {
  return scale === 'LOG' ? from * (to / from) ** at : from + at * (to - from);
}

/** The value of x at a place in the drawing; only for axes of equal steps. */
export function valueAt({ data: { x }, plot }: ChartOnPage, px: number): number {
  return x.from + ((px - plot.left) / (plot.right - plot.left)) * (x.to - x.from);
}

/** The sample nearest to a place in the drawing, within reach. */
export function nearest(
  chart: ChartOnPage,
  px: number,
  py: number,
): { system: ReadableSystem; index: number } | null {
  let best: { system: ReadableSystem; index: number } | null = null;
  let least = 60;
  for (const system of chart.data.systems) {
    for (const [index, [x, y]] of system.samples.entries()) {
      const distance = Math.hypot(xAt(chart, x) - px, yAt(chart, y) - py);
      if (distance < least) [best, least] = [{ system, index }, distance];
    }
  }
  return best;
}

const shown = (value: number) =>
  value.toLocaleString('en-GB', { maximumSignificantDigits: value >= 1000 ? 4 : 3 });

/** "B200, 64 users: 284 tokens/s per chip at 36 tokens/s per user" */
export function wordsOf({ data }: ChartOnPage, system: ReadableSystem, index: number): string {
  const [x, y, more] = system.samples[index] ?? [0, 0, null];
  const who = more === null ? system.name : `${system.name}, ${more}`;
  return `${who}: ${shown(y)} ${data.y.unit} at ${shown(x)} ${data.x.unit}`;
}
