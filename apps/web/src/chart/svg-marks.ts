import type { Mark } from './drawing.ts';
import { escaped } from './markup.ts';

/** A mark as text: the same in a page and in a file. */
export function markText(mark: Mark): string {
  const named = `<${mark.tag === 'group' ? 'g' : mark.tag} class="${escaped(mark.className)}"`;
  switch (mark.tag) {
    case 'path':
      return `${named} d="${escaped(mark.d)}"/>`;
    case 'rect':
      return `${named} x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}"/>`;
    case 'text': {
      const turned = mark.turn === 0 ? '' : ` transform="rotate(${mark.turn} ${mark.x} ${mark.y})"`;
      return `${named} x="${mark.x}" y="${mark.y}"${turned}>${escaped(mark.words)}</text>`;
    }
    case 'group': {
      const moved = mark.x === 0 && mark.y === 0 ? '' : ` transform="translate(${mark.x} ${mark.y})"`;
      return `${named}${moved}>${mark.marks.map(markText).join('')}</g>`;
    }
  }
}
