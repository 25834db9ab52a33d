import type { Metadata } from 'next';
import { siteOrigin } from '../../src/frame/origin.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { CONTEXT_FIELDS } from '../../src/submit/context-fields.ts';
import { loadNames } from '../../src/submit/load-names.ts';
import { SubmitView } from '../../src/submit/submit-view.tsx';
import './submit.css';

export const metadata: Metadata = { title: 'Submit · InferBench' };

export default async function SubmitPage() {
  const [origin, suggestions] = await Promise.all([siteOrigin(), loadNames()]);
  return (
    <PageFrame footer="" current="/submit">
      <SubmitView origin={origin} fields={CONTEXT_FIELDS} suggestions={suggestions} />
    </PageFrame>
  );
}
