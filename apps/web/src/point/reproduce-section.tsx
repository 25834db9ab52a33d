import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { scoreCommand, simulateCommand } from './point-words.ts';
import { Section } from '../frame/section.tsx';

export function ReproduceSection({ point }: { point: PointResult }) {
  const score = scoreCommand(point);
  const simulate = simulateCommand(point);
  const { document } = point.provenance;
  const query = `query { point(id: "${point.id}") { scores { usefulTops inputHash } split { sentence } findings { message } } }`;
  return (
    <Section id="reproduce" title="Reproduce">
      <div className="columns-2">
        <div>
          {score === null ? null : <Command title="Score the result file again, offline" text={score} />}
          {document === null ? null : (
            <>
              <h3>The source</h3>
              <p>
                {[document.title, document.where, document.commit].filter((part) => part !== null).join(', ')}
                . Its rows are listed under <a href="#provenance">provenance</a>.
              </p>
            </>
          )}
        </div>
        <div>
          {simulate === null ? null : (
            <Command title="What the simulator says of this workload" text={simulate} />
          )}
          <h3>The same numbers from the API</h3>
          <pre className="wrapped">{query}</pre>
        </div>
      </div>
    </Section>
  );
}

function Command({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <pre tabIndex={0} role="region" aria-label={title}>
        {text}
      </pre>
    </>
  );
}
