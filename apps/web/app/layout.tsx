import './tokens.css';
import './base.css';
import './tables.css';
import './figure.css';
import './shell.css';
import './vendors.css';
import './plot.css';
import './frame.css';
import './search.css';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { FOOT } from '../src/frame/foot.ts';
import { siteOrigin } from '../src/frame/origin.ts';
import { THEME_SCRIPT } from '../src/frame/theme.ts';

/** What holds for a page that says nothing of its own; canonical addresses are those of the host that was asked. */
export async function generateMetadata(): Promise<Metadata> {
  return {
    metadataBase: new URL(await siteOrigin()),
    title: 'InferBench',
    description:
      'AI inference hardware compared honestly: useful TOPS, cost, energy and flexibility of measured runs, checked against physics.',
  };
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    // The theme script sets an attribute before React sees the document.
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* The page is laid out once, when all of it is there, and not anew with each part that arrives. */}
        <link rel="expect" href={`#${FOOT}`} blocking="render" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
