import type { Metadata } from 'next';

interface Described {
  title: string;
  /** One or two sentences of the page's own, 50 to 160 characters. */
  description: string;
  /** Address of the view; null where the page's take-away names it. */
  canonical: string | null;
  /** Path of the picture that a shared link shows; none where left out. */
  image?: string | undefined;
}

const MOST_CHARACTERS = 160;

export function pageMetadata({ title, description, canonical, image }: Described): Metadata {
  return {
    title: `${title} · InferBench`,
    description: shortened(description),
    ...(canonical === null ? {} : { alternates: { canonical } }),
    ...(image === undefined
      ? {}
      : {
          openGraph: shared(title, shortened(description), image),
          twitter: { card: 'summary_large_image' },
        }),
  };
}

/** Metadata of a page that shows each person something else: no search engine lists it. */
export function personalMetadata(title: string): Metadata {
  return { title: `${title} · InferBench`, robots: { index: false } };
}

function shared(title: string, description: string, url: string): NonNullable<Metadata['openGraph']> {
  return {
    title,
    description,
    siteName: 'InferBench',
    images: [{ url, width: 1200, height: 630, alt: title }],
  };
}

/** A text of computed parts, cut after a whole word where it grew too long. */
function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, MOST_CHARACTERS - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}
