import { headers } from 'next/headers';
import type { ChartFacts } from './chart-facts.ts';

interface DatasetProps {
  name: string;
  description: string;
  address: string;
  files: readonly { label: string; href: string }[];
  /** ISO day of the newest data; null where nobody said. */
  date: string | null;
}

/** The chart that answers a page, as data; nothing of a page without one. */
export function ChartDataset({ facts, address }: { facts: ChartFacts | null; address: string }) {
  return facts === null ? null : <Dataset {...facts} name={facts.title} address={address} />;
}

/** The view as schema.org names data, for search engines; the one script that says nothing to browsers. */
export async function Dataset({ name, description, address, files, date }: DatasetProps) {
  const head = await headers();
  const origin = head.get('x-site-origin') ?? '';
  const nonce = head.get('x-nonce') ?? undefined;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name,
    description,
    url: `${origin}${address}`,
    license: 'https://www.apache.org/licenses/LICENSE-2.0',
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: 'InferBench', url: origin },
    ...(date === null ? {} : { dateModified: date }),
    distribution: files.map(({ label, href }) => ({
      '@type': 'DataDownload',
      encodingFormat: label === 'CSV' ? 'text/csv' : 'application/json',
      contentUrl: `${origin}${href}`,
    })),
  };
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
