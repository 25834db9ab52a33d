import { Contents } from '../../frame/contents.tsx';
import { Fragment } from 'react';
import { RuleId } from '@inferbench/domain/errors/finding';
import { pageAddress, ruleAddress } from '../../address/pages.ts';
import { GLOSSARY } from '../../glossary/glossary.ts';
import { type Document, readDocument } from './read-document.ts';
import metrics from '../../../../../docs/metrics.md';
import model from '../../../../../docs/model.md';

const OWN = [
  { id: 'checks', title: 'Checks' },
  { id: 'words', title: 'Words' },
] as const;

export function MethodologyView() {
  const words = Object.values(GLOSSARY).toSorted((a, b) => a.term.localeCompare(b.term, 'en'));
  return (
    <>
      <div className="head">
        <h1>Methodology</h1>
        <p className="lede">
          How each number is computed, what may be compared, and what is not known. Definitions are versioned
          as the scoring policy, here v1: a change makes a new version and never edits an old score.
        </p>
        <nav aria-label="Sections">
          {GROUPS.map(({ title: of, sections }) => (
            <Fragment key={of}>
              <p className="note">{of}</p>
              <Contents of={sections} />
            </Fragment>
          ))}
        </nav>
      </div>
      {METHODOLOGY.map((document) => (
        <DocumentView key={document.title} document={document} />
      ))}
      <section aria-labelledby="checks">
        <h2 id="checks">Checks</h2>
        <div className="prose">
          <p>
            Rules of severity reject keep a run out, flags keep it off the board until they are explained,
            warnings stand beside the result. Each finding shows its arithmetic and what would resolve it.
          </p>
          <p className="links">
            {RuleId.options.map((id) => (
              <a key={id} href={ruleAddress(id)}>
                <code>{id}</code>
              </a>
            ))}
          </p>
          <p>
            InferBench grew from a research text; its numbers are recomputed under{' '}
            <a href={pageAddress('corrections')}>corrections</a>.
          </p>
        </div>
      </section>
      <section aria-labelledby="words">
        <h2 id="words">Words</h2>
        <dl className="prose">
          {words.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function DocumentView({ document: { title, html } }: { document: Document }) {
  return (
    <section aria-label={title}>
      <p className="crumb">{PARTS[title] ?? title}</p>
      {/* Markup of our own documents. */}
      <div className="prose document" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

/** Documents of which the methodology consists: tests hold both to the code. */
const METHODOLOGY: readonly Document[] = [metrics, model].map(readDocument);

/** Titles of the documents in words of the page, over the index and over each. */
const PARTS: Readonly<Record<string, string>> = {
  'The metrics': 'Metrics: what each figure is',
  'The model': 'Simulator: the equations that the engine computes with',
};

const GROUPS = [
  { title: 'Words and checks', sections: [...OWN].toReversed() },
  ...METHODOLOGY.map(({ title, sections }) => ({ title: PARTS[title] ?? title, sections })),
];
