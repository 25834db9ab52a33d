import { chartAt, type ChartOnPage, nearest, wordsOf, xAt, yAt } from './charts.ts';
import type { ReadableSystem } from '@inferbench/chart/readable-chart';

interface Place {
  system: number;
  index: number;
}

const places = new WeakMap<Element, Place>();

/** Pointing, tapping and the arrow keys read a drawing out; nothing of it is only there. */
export function startReading(go: (href: string) => void): void {
  document.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) point(event);
  });
  document.addEventListener('pointerdown', (event) => point(event));
  document.addEventListener(
    'pointerout',
    (event) => {
      const chart = chartAt(event.target);
      if (
        chart &&
        event.pointerType === 'mouse' &&
        !(event.relatedTarget instanceof Node && chart.drawn.contains(event.relatedTarget))
      )
        hide(chart);
    },
    { passive: true },
  );
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.matches('.drawn')) return;
    const chart = chartAt(target);
    if (chart && pressed(chart, event.key, go)) event.preventDefault();
  });
  document.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches('.drawn')) return;
    const chart = chartAt(target);
    if (chart) hide(chart);
  });
}

function point({ target, clientX, clientY }: PointerEvent): void {
  const chart = chartAt(target);
  if (!chart || !(target instanceof Element) || !chart.drawn.contains(target)) return;
  const { left, top } = chart.svg.getBoundingClientRect();
  const found = nearest(chart, clientX - left, clientY - top);
  if (found) show(chart, found.system, found.index);
  else hide(chart);
}

function pressed(chart: ChartOnPage, key: string, go: (href: string) => void): boolean {
  const { systems } = chart.data;
  const before = places.get(chart.drawn);
  const at = before ?? { system: 0, index: 0 };
  const system = systems[at.system];
  if (system === undefined) return false;
  if (key === 'Escape') {
    hide(chart);
    return true;
  }
  if (key === 'Enter') {
    if (system.href !== null) go(system.href);
    return true;
  }
  const next = before === undefined && key.startsWith('Arrow') ? at : moved(chart, at, key);
  if (next === null) return false;
  places.set(chart.drawn, next);
  const shown = systems[next.system];
  if (shown) show(chart, shown, next.index);
  return true;
}

function moved({ data: { systems } }: ChartOnPage, { system, index }: Place, key: string): Place | null {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
  };
  const step = steps[key];
  if (step === undefined) return null;
  const next = (system + step[0] + systems.length) % systems.length;
  const most = (systems[next]?.samples.length ?? 1) - 1;
  return { system: next, index: Math.min(Math.max(index + step[1], 0), most) };
}

/** Shows one value of one system: its marks in full, all others faint, the value in words at its place. */
function show(chart: ChartOnPage, system: ReadableSystem, index: number): void {
  const { drawn, svg } = chart;
  for (const each of svg.querySelectorAll<SVGElement>('[data-of]')) {
    const of = each.dataset['of'] ?? '';
    each.classList.toggle('is-faint', of !== 'line' && of !== 'slow' && !of.startsWith(system.key));
    each.classList.toggle('is-shown', of === system.key);
  }
  const [x, y] = system.samples[index] ?? [0, 0];
  const box = readoutOf(drawn);
  box.textContent = wordsOf(chart, system, index);
  box.hidden = false;
  const left = Math.min(Math.max(xAt(chart, x), 0), svg.clientWidth - box.offsetWidth);
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(yAt(chart, y) - 40, 0)}px`;
}

function hide({ drawn, svg }: Pick<ChartOnPage, 'drawn' | 'svg'>): void {
  for (const each of svg.querySelectorAll('.is-faint, .is-shown'))
    each.classList.remove('is-faint', 'is-shown');
  readoutOf(drawn).hidden = true;
}

function readoutOf(drawn: HTMLElement): HTMLElement {
  const found = drawn.querySelector<HTMLElement>('.readout');
  if (found) return found;
  const made = document.createElement('output');
  made.className = 'readout';
  made.hidden = true;
  drawn.append(made);
  return made;
}
