import { createElement, Fragment, type ReactNode } from 'react';

/** Words in which what stands between back quotes is code: descriptions are written once, for code hosts and for this page. */
export function inCode(words: string): ReactNode {
  const parts = words.split('`').map((part, i) => (i % 2 === 1 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
