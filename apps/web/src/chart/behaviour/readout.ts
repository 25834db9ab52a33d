import type { ReadableSystem } from '@inferbench/chart/readable-chart';
import { type ChartOnPage, wordsOf, xAt, yAt } from './charts.ts';

/** Shows one value of one system: its marks in full, all others faint, the value in words at its place. */
export function show(chart: ChartOnPage, system: ReadableSystem, index: number): void {
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

export function hide({ drawn, svg }: Pick<ChartOnPage, 'drawn' | 'svg'>): void {
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
