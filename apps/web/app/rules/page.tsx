import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { loadFirings, loadRules } from '../../src/about/rules/load-rules.ts';
import { RulesView } from '../../src/about/rules/rules-view.tsx';

export const metadata = pageMetadata({
  title: 'Rules',
  description:
    'The accounting and physics rules that every submitted result is checked against: severity, tolerance, arithmetic, and how often each one fired.',
  canonical: '/rules',
});

export default async function RulesPage() {
  const [answer, firings] = await Promise.all([loadRules(), loadFirings()]);
  return (
    <AnswerPage page="rules" answer={answer}>
      {(rules) => <RulesView rules={rules} firings={firings} />}
    </AnswerPage>
  );
}
