import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { isLink, type Table } from './table.ts';
import { NUMBERS_BEHIND } from './table-html.ts';
import { tableText } from './table-html.ts';
import { escaped } from './markup.ts';
import { markText } from './svg-marks.ts';
import { type Figure, PAGE_WIDTHS } from './figure.ts';
import { PLOT_STYLE } from './generated/plot-style.ts';
import { formatDate } from '@inferbench/units/dates';

interface EmbedOptions {
  /** light or dark; anything else is the reader's own. */
  theme: string | null;
  origin: string;
}

const LIGHT = `body{background:#fff;color:#10151b}p,footer{color:#414b57}${PLOT_STYLE.light}`;
const DARK = `body{background:#0f1317;color:#eaeef2}p,footer{color:#bac3cc}${PLOT_STYLE.dark}`;
const LAYOUT = `body{margin:0;padding:8px;font:15px/1.5 -apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
h1{margin:8px 0 4px;font-size:21px;line-height:1.18}p{margin:0 0 8px;font-size:13px}table,summary{font-size:13px}summary{padding:4px 0}div{overflow-x:auto}table{border-collapse:collapse}caption,th,td{padding:2px 12px 2px 0;text-align:left}figure{margin:0;border-top:3px solid}
footer{font-size:13px}a{color:inherit}figure>svg{display:none;max-width:100%}.at-358{display:block}
@media(min-width:596px){.at-358{display:none}.at-580{display:block}}@media(min-width:1232px){.at-580{display:none}.at-1216{display:block}}`;

function styleOf(theme: string | null): string {
  if (theme === 'light') return LIGHT;
  if (theme === 'dark') return DARK;
  return `${LIGHT}@media (prefers-color-scheme:dark){${DARK}}`;
}

/** The frame has one link, its foot: what is a link in the table of a page is words here. */
function inWords({ rows, ...table }: Table): Table {
  return { ...table, rows: rows.map((row) => row.map((cell) => (isLink(cell) ? cell.words : cell))) };
}

/** The frame of a chart as a page without scripts, whose foot is one link back. */
export function embedPage(chart: Figure, { theme, origin }: EmbedOptions): string {
  const { head, address } = chart;
  const drawings = PAGE_WIDTHS.map((width) => {
    const { width: own, height, marks } = chart.draw({ form: 'page', width });
    return `<svg class="plot at-${width}" role="img" aria-label="${escaped(head.finding)}" width="${own}" height="${height}" viewBox="0 0 ${own} ${height}">${marks.map((mark) => markText(mark, 'PLAIN')).join('')}</svg>`;
  });
  const said = [head.source, head.date === null ? null : formatDate(head.date)].filter(
    (part) => part !== null,
  );
  const kinds = head.kinds.map((kind) => KIND_WORDS[kind]).join(', ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(head.finding)}</title><style>${LAYOUT}${styleOf(theme)}</style></head>
<body><main><figure><figcaption><h1>${escaped(head.finding)}</h1><p>${escaped(head.slice)} · ${escaped(kinds)}</p></figcaption>${drawings.join('')}
<details><summary>${NUMBERS_BEHIND}</summary><div tabindex="0" role="region" aria-label="${escaped(chart.table.caption)}">${tableText(inWords(chart.table))}</div></details>
<footer><a href="${escaped(`${origin}${address}`)}" target="_blank" rel="noopener">InferBench · ${escaped(said.join(' · '))}</a></footer></figure></main></body></html>
`;
}
