import { chartAt, type ChartOnPage, onDrag, onDrawings, sayPlace, sliderOn, valueAt, xAt } from './charts.ts';

/** Steps of a slider by the key that is pressed. */
export const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};
/** How long the keyboard has to rest before the page is asked. */
const REST_MS = 500;

const moving = new WeakMap<HTMLElement, number>();
let rest: ReturnType<typeof setTimeout> | undefined;

/** The reader's limit: a slider on the drawing, dragged or moved by keys in whole steps; the page follows when it rests. */
export function startLimits(go: (href: string) => void): void {
  onDrawings(prepare);
  onDrag((target) => {
    const handle = target instanceof Element ? target.closest<HTMLElement>('.limit') : null;
    const chart = chartAt(handle);
    if (handle === null || chart === null) return null;
    const move = ({ clientX }: PointerEvent) =>
      place(chart, handle, valueAt(chart, clientX - chart.svg.getBoundingClientRect().left));
    return { handle, move, end: () => settle(chart, handle, go) };
  });
  document.addEventListener('keydown', (event) => {
    const handle = event.target;
    if (!(handle instanceof HTMLElement) || !handle.matches('.limit')) return;
    const chart = chartAt(handle);
    const to = chart === null ? null : wanted(chart, handle, event.key);
    if (chart === null || to === null) return;
    event.preventDefault();
    place(chart, handle, to);
    clearTimeout(rest);
    rest = setTimeout(() => settle(chart, handle, go), REST_MS);
  });
}

function prepare(drawn: HTMLElement): void {
  const chart = chartAt(drawn);
  const limit = chart?.data.limit;
  if (!chart || !limit) return;
  const handle = drawn.querySelector<HTMLElement>('.limit') ?? sliderOn(drawn, 'limit', limit.name);
  if (!moving.has(handle)) place(chart, handle, limit.at);
}

function wanted({ data }: ChartOnPage, handle: HTMLElement, key: string): number | null {
  if (key === 'Home') return 1;
  if (key === 'End') return data.x.to;
  const step = STEPS[key];
  return step === undefined ? null : Number(handle.getAttribute('aria-valuenow')) + step;
}

function place(chart: ChartOnPage, handle: HTMLElement, wish: number): void {
  const { data, svg, plot } = chart;
  const value = Math.round(Math.min(Math.max(wish, 1), data.x.to));
  if (value !== data.limit?.at) moving.set(handle, value);
  const x = xAt(chart, value);
  handle.style.left = `${x - 22}px`;
  handle.style.top = `${plot.top - 34}px`;
  sayPlace(handle, value, data.x.unit, data.x.to);
  const line = svg.querySelector<SVGElement>('[data-of="line"]');
  line?.setAttribute('transform', `translate(${x - xAt(chart, data.limit?.at ?? value)} 0)`);
  const label = line?.querySelector('text');
  const said = `◂ ${value} tokens/s each ▸`;
  // Only where it changes: whoever watches the page for new charts would be woken for ever.
  if (label && label.textContent !== said) label.textContent = said;
}

function settle({ data }: ChartOnPage, handle: HTMLElement, go: (href: string) => void): void {
  const value = moving.get(handle);
  moving.delete(handle);
  if (value === undefined || data.limit === null || value === data.limit.at) return;
  const to = new URL(data.limit.href, location.href);
  to.searchParams.set(data.limit.parameter, String(value));
  go(`${to.pathname}${to.search}${to.hash}`);
}
