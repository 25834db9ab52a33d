import { escaped } from '@inferbench/chart/markup';
import { classWords } from '@inferbench/domain/board/system-class';
import type { PlacedRow, ShownFigure } from '@inferbench/answers/load/shape';
import { formatNumber, formatUsd, formatValue } from '@inferbench/units/format';
import { chipAddress, pointAddress } from '../../address/pages.ts';
import type { ShownList } from '../../figures/tradeoff/shown-rows.ts';
import { upperWords } from '../../words/ran.ts';
import { vendorClass } from '../../words/vendor-class.ts';
import { type Column, wordsBelow } from './columns.ts';
import { kindMarkText } from '../../chart/kind-mark.tsx';

/** Columns before those that can be absent. */
const FIXED = 5;

/** Rows of a list under its title as one text: as elements a hundred of them would be sent twice, the second time at twice the length. */
export function placesText(list: ShownList, columns: readonly Column[], seen: string): string {
  const title = `<th colspan="${columns.length + FIXED}" scope="rowgroup">${escaped(list.title)}</th>`;
  const rows = list.rows.map((row) => `<tr>${rowText(row, list, columns, seen)}</tr>`);
  return `<tr class="row-group">${title}</tr>${rows.join('')}`;
}

function rowText(row: PlacedRow, list: ShownList, columns: readonly Column[], seen: string): string {
  const { kind, users, pointId } = row;
  const value = formatValue(row.value);
  const run = pointId === null ? value : linkText(pointAddress(pointId), value);
  return [
    `<td class="num place">${list.placed ? row.place : ''}</td>`,
    `<th scope="row" class="full">${nameText(row, list)}</th>`,
    users === null
      ? cellText('num', 'users', '<span class="missing">not stated</span>')
      : cellText('num', 'users', formatNumber(Math.round(users))),
    cellText('num', seen.toLowerCase(), formatValue(row.sees)),
    cellText('num sorted', 'output', `${kindMarkText(kind)} ${run}${subText(upperWords(row))}`),
    ...columns.map((column) => figureText(column, row[column.key])),
  ].join('');
}

function nameText(row: PlacedRow, { placed }: ShownList): string {
  const { chip, label, chips, kind, vendor, older } = row;
  const tag = kind === 'SIMULATED' || placed ? '' : `<span class="tag">${escaped(classWords(row))}</span>`;
  const name = linkText(chipAddress(chip), `${label} × ${formatNumber(chips)}`);
  return `<span class="swatch ${vendorClass(vendor, older)}"></span>${name}${tag}${subText(ranWords(row))}`;
}

/** "TensorRT-LLM 1.2, 18 May 2026"; of a simulation its vendor. */
function ranWords({ kind, stack, dated, comparison, vendor }: PlacedRow): string {
  if (kind === 'SIMULATED') return vendor;
  const ran = `${stack ?? 'stack not stated'}, ${dated ?? 'date not published'}`;
  return comparison === null ? ran : `${ran}; ${comparison}`;
}

function figureText(column: Column, { value, kind, words }: ShownFigure): string {
  const { head, money } = column;
  const label = head.toLowerCase();
  if (value === null) return cellText('num missing', label, escaped(words));
  const shown = money ? formatUsd(value) : formatValue(head === 'Flexibility' ? value * 100 : value);
  const unit = head === 'Flexibility' ? ' %' : '';
  const below = wordsBelow(column, words);
  return cellText(
    'num',
    label,
    `${kind === null ? '' : kindMarkText(kind)} ${shown}${unit}${subText(below ?? '')}`,
  );
}

const cellText = (className: string, label: string, inner: string) =>
  `<td class="${className}" data-label="${escaped(label)}">${inner}</td>`;

const subText = (words: string) => (words === '' ? '' : `<span class="sub">${escaped(words)}</span>`);

const linkText = (href: string, words: string) => `<a href="${escaped(href)}">${escaped(words)}</a>`;
