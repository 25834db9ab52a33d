import { formatNumber } from '@inferbench/units/format';
import type { SearchGroup } from '../find/search.ts';
import { counted } from '@inferbench/units/english';

export function SearchResults({ groups }: { groups: readonly SearchGroup[] }) {
  return groups.map(({ title, hits, total, all }) => (
    <section key={title} aria-label={title}>
      <h2 className="search-title">
        {title} <span className="sub">{formatNumber(total)}</span>
      </h2>
      <ul className="place-list">
        {hits.map(({ name, what, href, count }) => (
          <li key={href}>
            <a href={href}>{name}</a> <span className="sub">{what}</span>
            {count === 0 ? null : <span className="sub">{counted(count, 'point')}</span>}
          </li>
        ))}
      </ul>
      {all === null ? null : <a href={all}>All {formatNumber(total)}</a>}
    </section>
  ));
}
