import { TroubleView } from '../../src/api/trouble-view.tsx';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { loadRules } from '../../src/rules/load-rules.ts';
import { RulesView } from '../../src/rules/rules-view.tsx';

export const metadata = pageMetadata({
  title: 'Rules',
  description:
    'The accounting and physics rules that every submitted result is checked against: severity, tolerance, arithmetic, and how often each one fired.',
  canonical: '/rules',
});

export default async function RulesPage() {
  const answer = await loadRules();
  return (
    <PageFrame current="rules">
      {answer.state === 'DATA' ? <RulesView rules={answer.value} /> : null}
      {answer.state === 'FAILED' ? <TroubleView trouble={answer.trouble} address="/rules" /> : null}
    </PageFrame>
  );
}
