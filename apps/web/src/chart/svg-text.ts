import type { Drawing } from './drawing.ts';
import { escaped } from './markup.ts';
import { STANDALONE_STYLE } from './generated/standalone-style.ts';
import { markText } from './svg-marks.ts';

/** A file of its own: the light palette on paper, the finding as its title. */
export function svgText({ width, height, marks }: Drawing, finding: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(finding)}</title>`,
    `<style>${STANDALONE_STYLE}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...marks.map((mark) => markText(mark, 'PLAIN')),
    '</svg>\n',
  ].join('\n');
}
