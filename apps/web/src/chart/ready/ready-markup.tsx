'use client';

import { createElement, type HTMLAttributes, type SVGAttributes } from 'react';
import { type Ready, textOf } from './sent-once.ts';

type ReadyMarkupProps = { ready: Ready } & (
  ({ of: 'div' | 'tbody' } & HTMLAttributes<HTMLElement>) | ({ of: 'svg' } & SVGAttributes<SVGSVGElement>)
);

/** An element with markup that nothing in the browser changes. */
export function ReadyMarkup({ of, ready, ...attributes }: ReadyMarkupProps) {
  return createElement(of, {
    ...attributes,
    'data-ready': ready.name,
    // The browser says markup in other words than it was sent in.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: textOf(ready) },
  });
}
