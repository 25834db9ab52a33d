import type { Metadata } from 'next';
import { DevelopersView } from '../../src/developers/developers-view.tsx';
import { loadSchema } from '../../src/developers/load-schema.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';

export const metadata: Metadata = { title: 'API · InferBench' };

export default async function DevelopersPage() {
  return (
    <PageFrame footer="" current="/developers">
      <DevelopersView origin={await siteOrigin()} schema={await loadSchema()} />
    </PageFrame>
  );
}
