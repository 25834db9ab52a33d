// Addresses that requests ask for. The site and the API decide by the same words, so that nothing is one thing to one of them and another to the other.

/** Addresses that the API answers; everything else is a page of the site. */
const OF_API =
  /^\/graphi?ql$|^\/(?:graphiql|evidence|session)\/|^\/export\/(?:(?:scores|systems|chips|models|simulated)\.(?:csv|jsonl)|scores\.meta\.json)$/;

/**
 * Reads the address of a request as any parser of addresses does: without dot segments, encoded or not, and with slashes that are
 * slashes. An encoded slash is a character and no slash; letters are as they were written. Null for no path of ours: another
 * server's address, and one from which no text can be read.
 */
export function askedPath(url = '/'): URL | null {
  if (!url.startsWith('/') || /^[/\\]{2}/.test(url)) return null;
  try {
    const asked = new URL(url, 'http://localhost');
    decodeURIComponent(asked.pathname);
    // `/.//example.org` and the like.
    return asked.pathname.startsWith('//') ? null : asked;
  } catch {
    return null;
  }
}

/** Whether the API answers the path of an `askedPath`, and not a page of the site. */
export function isOfApi(pathname: string): boolean {
  return OF_API.test(pathname);
}
