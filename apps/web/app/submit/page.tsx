import { siteOrigin } from '../../src/frame/origin.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { CONTEXT_FIELDS } from '../../src/submit/context-fields.ts';
import { loadSuggestedNames } from '../../src/address/names/suggested-names.ts';
import { SubmitView } from '../../src/submit/submit-view.tsx';
import './submit.css';

export const metadata = pageMetadata({
  title: 'Submit',
  description:
    'Submit the result file of a benchmark tool: see what was read and converted, what is missing, which rules it breaks, and its scores before it counts.',
  canonical: '/submit',
});

export default async function SubmitPage() {
  const [origin, suggestions] = await Promise.all([siteOrigin(), loadSuggestedNames(null)]);
  return (
    <PageFrame current="submit">
      <SubmitView origin={origin} fields={CONTEXT_FIELDS} suggestions={suggestions} />
    </PageFrame>
  );
}
