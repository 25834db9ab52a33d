import type { Mark } from './drawing.ts';
import { escaped } from './markup.ts';

/** A mark as text: the same in a page and in a file, but that a file leads nowhere. */
export function markText(mark: Mark, links: 'LINKED' | 'PLAIN' = 'LINKED'): string {
  const inner = (marks: readonly Mark[]) => marks.map((each) => markText(each, links)).join('');
  const named = `class="${escaped(mark.className)}"`;
  switch (mark.tag) {
    case 'path':
      return `<path ${named} d="${escaped(mark.d)}"/>`;
    case 'rect':
      return `<rect ${named} x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}"/>`;
    case 'text': {
      const turned = mark.turn === 0 ? '' : ` transform="rotate(${mark.turn} ${mark.x} ${mark.y})"`;
      return `<text ${named} x="${mark.x}" y="${mark.y}"${turned}>${escaped(mark.words)}</text>`;
    }
    case 'group': {
      const moved = mark.x === 0 && mark.y === 0 ? '' : ` transform="translate(${mark.x} ${mark.y})"`;
      const of = mark.of === undefined ? '' : ` data-of="${escaped(mark.of)}"`;
      return `<g ${named}${of}${moved}>${inner(mark.marks)}</g>`;
    }
    case 'window': {
      const { x, y, width, height } = mark;
      return `<svg ${named} x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${inner(mark.marks)}</svg>`;
    }
    case 'link':
      return links === 'PLAIN'
        ? `<g ${named}>${inner(mark.marks)}</g>`
        : `<a ${named} href="${escaped(mark.href)}" aria-label="${escaped(mark.words)}">${inner(mark.marks)}</a>`;
  }
}
