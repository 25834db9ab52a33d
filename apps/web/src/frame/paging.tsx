interface PagingProps {
  of: { hasPreviousPage: boolean; hasNextPage: boolean; endCursor: string | null };
  /** Address of the list, after a cursor or from its beginning. */
  addressOf: (rest: { query?: { after: string } }) => string;
}

/** Ways to the first and the next page of a list; nothing for one that has a single page. */
export function Paging({ of: { hasPreviousPage, hasNextPage, endCursor }, addressOf }: PagingProps) {
  if (!hasPreviousPage && !hasNextPage) return null;
  return (
    <p className="paging">
      {hasPreviousPage ? <a href={addressOf({})}>First page</a> : null}{' '}
      {hasNextPage && endCursor !== null ? (
        <a href={addressOf({ query: { after: endCursor } })}>Next page</a>
      ) : null}
    </p>
  );
}
