import { Fragment, type ReactNode } from 'react';

/** Words in which what stands between back quotes is code: descriptions are written once, for code hosts and for this page. */
export function inCode(words: string): ReactNode {
  // Each part has its place in the text, and the same text the same parts.
  return words
    .split('`')
    .map((part, i) => <Fragment key={`${i} ${part}`}>{i % 2 === 1 ? <code>{part}</code> : part}</Fragment>);
}
