/** What a request asks for, without dot segments; null for what is no path of ours. */
export function askedPath(url: string | undefined): URL | null;

/** Whether the API answers it, and not a page of the site. */
export function isOfApi(pathname: string): boolean;
