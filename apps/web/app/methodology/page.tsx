import { PageFrame } from '../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { MethodologyView } from '../../src/about/methodology/methodology-view.tsx';
import './methodology.css';

export const metadata = pageMetadata({
  title: 'Methodology',
  description:
    'How each number is computed: useful TOPS per chip, per dollar and per watt, flexibility, evidence grades, and what may be compared with what.',
  canonical: '/methodology',
});

export default function MethodologyPage() {
  return (
    <PageFrame current="methodology">
      <MethodologyView />
    </PageFrame>
  );
}
