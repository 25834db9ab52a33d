import type { ComparisonResult } from '@inferbench/graphql-documents/compare';
import { StackTable } from '../table/stack-table.tsx';
import { comparabilityOf, longerContextWords, ratioSentenceOf } from './comparable.ts';

/** Whether the two figures mean anything beside each other, question by question. */
export function ComparableBox({ comparison, slice }: { comparison: ComparisonResult; slice: string }) {
  const answers = comparabilityOf(comparison, slice);
  const no = answers.filter(({ answer }) => answer === 'no').length;
  const unknown = answers.filter(({ answer }) => answer === 'not known').length;
  const ratio = ratioSentenceOf(comparison);
  return (
    <section aria-labelledby="comparable" className="comparable">
      <header>
        <h2 id="comparable">Is this comparable?</h2>
        <p className="note">
          {answers.length - no - unknown} yes, {no} no, {unknown} not known
        </p>
      </header>
      <div className="columns-wide">
        <StackTable
          caption="What is the same of both results"
          columns={[{ head: 'Question' }, { head: 'Answer' }, { head: 'Rests on' }]}
          rows={answers.map(({ question, answer, why }) => ({
            key: question,
            cells: [
              question,
              <span key="answer" className={`answer ${answer.replace(' ', '-')}`}>
                {answer}
              </span>,
              why,
            ],
          }))}
        />
        <div className="findings">
          <h3>What it comes to</h3>
          {ratio === null ? <p>The two cannot be compared by useful TOPS.</p> : <p>{ratio}</p>}
          {longerContextWords(comparison).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
