import type { ReactNode } from 'react';

/** Terms with their values, one a line; what is unknown says so, and what nobody asks for is null and left out. */
export function FactsTable({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <table className="stack" role="table">
      <tbody role="rowgroup">
        {facts.map(([term, value]) =>
          value === null ? null : (
            <tr key={term} role="row">
              <th scope="row" role="rowheader">
                {term}
              </th>
              <td role="cell" className="full">
                {value}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
