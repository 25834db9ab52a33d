import { DevelopersView } from '../../src/about/developers/developers-view.tsx';
import { loadSchema } from '../../src/about/developers/load-schema.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { PartNote } from '../../src/frame/part-note.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';

export const metadata = pageMetadata({
  title: 'API',
  description:
    'Query every result over GraphQL: copy-paste curl and Python for each view, the schema, cost limits, and files to download.',
  canonical: '/developers',
});

export default async function DevelopersPage() {
  return (
    <PageFrame current="developers">
      <PartNote />
      <DevelopersView origin={await siteOrigin()} schema={await loadSchema()} />
    </PageFrame>
  );
}
