import type { Metadata } from 'next';

interface Described {
  /** Without the site's name. */
  title: string;
  /** One or two sentences of the page's own, 50 to 160 characters. */
  description: string;
  /** Address of the view; null where the page's take-away names it. */
  canonical: string | null;
}

const MOST_CHARACTERS = 160;

/** What search engines and tabs say of a page. */
export function pageMetadata({ title, description, canonical }: Described): Metadata {
  return {
    title: `${title} · InferBench`,
    description: shortened(description),
    ...(canonical === null ? {} : { alternates: { canonical } }),
  };
}

/** A text of computed parts, cut after a whole word where it grew too long. */
function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, MOST_CHARACTERS - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}
