'use client';

import { Problem } from '../src/frame/states.tsx';
import { PageFrame } from '../src/frame/page-frame.tsx';

export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <PageFrame current={null}>
      <Problem
        title="Something went wrong on our side"
        message={`The page could not be made${error.digest ? ` (reference ${error.digest})` : ''}. The results themselves are safe.`}
      />
    </PageFrame>
  );
}
