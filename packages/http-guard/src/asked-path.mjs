// What a request asks for. The site and the API decide by the same words, so that nothing is one thing to one of them and another to the other.

/** What the API answers; everything else is a page of the site. */
const OF_API = /^\/graphi?ql$|^\/(?:graphiql|evidence|session)\/|^\/export\/scores\.(?:csv|jsonl)$/;

/**
 * What a request asks for, as any parser of addresses reads it: without dot segments, encoded or not, and with slashes that are
 * slashes. An encoded slash is a character and no slash; letters are as they were written. Null for what is no path of ours: another
 * server's address, and what no text can be read from.
 * @param {string | undefined} url of a request
 * @returns {URL | null}
 */
export function askedPath(url = '/') {
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

/** @param {string} pathname of an `askedPath` */
export function isOfApi(pathname) {
  return OF_API.test(pathname);
}
