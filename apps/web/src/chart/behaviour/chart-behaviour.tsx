'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

let isStarted = false;

/** Loads what answers pointer and keys after the page has been painted; once for all views of a visit. */
export function ChartBehaviour() {
  const router = useRouter();
  useEffect(() => {
    if (isStarted) return;
    isStarted = true;
    void import('./start.ts').then(({ start }) => start((href) => router.push(href, { scroll: false })));
  }, [router]);
  return null;
}
