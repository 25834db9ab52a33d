import {
  chartAt,
  type ChartOnPage,
  onDrag,
  onDrawings,
  sayPlace,
  share,
  sliderOn,
  valueOf,
} from './charts.ts';
import { STEPS } from './limit.ts';
import type { ValueLimit } from '@inferbench/chart/readable-chart';

/** Keys move a limit by this share of itself. */
const STEP = 0.05;
const KEYS: typeof STEPS = { ...STEPS, PageUp: 5, PageDown: -5 };

/** Limits on values as sliders on their plots; what they are moved to is written into their fields, which the page answers. */
export function startValueLimits(): void {
  onDrawings((drawn) => {
    const chart = chartAt(drawn);
    for (const limit of chart?.data.valueLimits ?? []) if (chart) place(chart, limit, handleOf(drawn, limit));
  });
  onDrag((target) => {
    const found = limitAt(target);
    if (found === null) return null;
    const { chart, limit, handle } = found;
    return { handle, move: ({ clientY }) => write(limit, valueUnder(chart, limit, clientY)) };
  });
  document.addEventListener('keydown', (event) => {
    const found = limitAt(event.target);
    const steps = KEYS[event.key];
    if (found === null || steps === undefined) return;
    event.preventDefault();
    write(found.limit, found.limit.at * (1 + STEP) ** steps);
  });
}

function limitAt(target: EventTarget | null) {
  const handle = target instanceof Element ? target.closest<HTMLElement>('.value-limit') : null;
  const chart = chartAt(handle);
  const limit = chart?.data.valueLimits?.find(({ key }) => key === handle?.dataset['limit']);
  return handle === null || !chart || limit === undefined ? null : { chart, limit, handle };
}

function handleOf(drawn: HTMLElement, { key, name }: ValueLimit): HTMLElement {
  const found = drawn.querySelector<HTMLElement>(`[data-limit="${key}"]`);
  if (found) return found;
  const handle = sliderOn(drawn, 'value-limit', name);
  handle.dataset['limit'] = key;
  handle.setAttribute('aria-orientation', 'vertical');
  return handle;
}

function place({ svg }: ChartOnPage, limit: ValueLimit, handle: HTMLElement): void {
  const plot = limit.plots[svg.getAttribute('width') ?? ''];
  handle.hidden = plot === undefined;
  if (plot === undefined) return;
  const y = plot.bottom - share(limit.axis, limit.at) * (plot.bottom - plot.top);
  handle.style.left = `${plot.left}px`;
  handle.style.width = `${plot.right - plot.left}px`;
  handle.style.top = `${y - 12}px`;
  sayPlace(handle, limit.at, limit.unit, limit.axis.to);
}

function valueUnder({ svg }: ChartOnPage, { plots, axis, at }: ValueLimit, clientY: number): number {
  const plot = plots[svg.getAttribute('width') ?? ''];
  if (plot === undefined) return at;
  const px = clientY - svg.getBoundingClientRect().top;
  return valueOf(axis, Math.min(1, Math.max(0.01, (plot.bottom - px) / (plot.bottom - plot.top))));
}

/** Writes a value as if it had been typed: whoever listens to the field answers. */
function write({ field }: ValueLimit, value: number): void {
  const input = document.querySelector<HTMLInputElement>(`input[name="${field}"]`);
  if (!input) return;
  // By the browser's own setter: what React puts before it would take the text for its own.
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(input, String(Math.max(1, Number(value.toPrecision(2)))));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
