/** Where the content begins and where it ends: the skip link, and what the browser waits for before it paints. */
export const MAIN = 'main';
export const FOOT = 'foot';
