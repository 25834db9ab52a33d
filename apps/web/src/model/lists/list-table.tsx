import { formatNumber } from '@inferbench/units/format';
import type { ReactNode } from 'react';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { Options } from '../../frame/picker.tsx';
import { SoftForm } from '../../frame/soft-form.tsx';
import type { ListColumn, ListShown } from './list-view.ts';

const SHOWN = 30;

interface ListTableProps<Item> {
  caption: string;
  list: ListShown<Item>;
  action: string;
}

interface Listed {
  slug: string;
}

/** A list with a search field, filters that lead to rows only, and heads that sort; links and a form, so that it works without JavaScript. */
export function ListTable<Item extends Listed>({ caption, list, action }: ListTableProps<Item>) {
  return (
    <>
      <Filters list={list} action={action} />
      {list.rows.length === 0 ? (
        <p>
          {list.asked === ''
            ? 'Nothing fits these choices.'
            : `Nothing among these is called “${list.asked}”.`}{' '}
          <a href={action}>Show all {list.total}</a>
        </p>
      ) : (
        <>
          <Rows {...{ caption, list, action }} rows={list.rows.slice(0, SHOWN)} />
          {list.rows.length <= SHOWN ? null : (
            <details className="list-rest">
              <summary>The other {list.rows.length - SHOWN}</summary>
              <Rows {...{ list, action }} caption={`${caption}, the rest`} rows={list.rows.slice(SHOWN)} />
            </details>
          )}
        </>
      )}
      {list.absent.length === 0 ? null : (
        <p className="note">Not known for anyone here: {list.absent.join(', ').toLowerCase()}.</p>
      )}
    </>
  );
}

function Rows<Item extends Listed>({
  caption,
  list: { heads },
  action,
  rows,
}: ListTableProps<Item> & { rows: readonly Item[] }) {
  const columns = heads.map(({ head, unit, numeric, sorted, query }) => ({
    head,
    unit,
    numeric,
    sorted: sorted ?? undefined,
    href: query === null ? undefined : `${action}?${query}`,
  }));
  return (
    <div className="scrolls list">
      <StackTable
        caption={caption}
        columns={columns}
        rows={rows.map((item) => ({ key: item.slug, cells: heads.map((head) => cellOf(head, item)) }))}
      />
    </div>
  );
}

function cellOf<Item>({ value, cell, missing }: ListColumn<Item>, item: Item): ReactNode {
  const own = value(item);
  const shown = cell === undefined ? (typeof own === 'number' ? formatNumber(own) : own) : cell(item);
  return shown ?? <span className="missing">{missing ?? 'none'}</span>;
}

function Filters<Item>({ list, action }: Pick<ListTableProps<Item>, 'list' | 'action'>) {
  return (
    <SoftForm
      key={JSON.stringify([list.asked, list.sort, list.filters.map(({ chosen }) => chosen)])}
      className="list-filters"
      action={action}
      label="Filter the list"
    >
      <label>
        Search
        <input type="search" name="q" defaultValue={list.asked} maxLength={120} />
      </label>
      {list.filters.map(({ key, label, chosen, options }) => (
        <label key={key}>
          {label}
          <select name={key} defaultValue={chosen}>
            <option value="">any</option>
            <Options
              of={options.map(({ word, name, count }) => ({ value: word, words: `${name} (${count})` }))}
            />
          </select>
        </label>
      ))}
      {list.sort === '' ? null : (
        <label>
          Order
          <select name="sort" defaultValue={list.sort}>
            <Options of={list.orders.map(({ word, name }) => ({ value: word, words: name }))} />
          </select>
        </label>
      )}
    </SoftForm>
  );
}
