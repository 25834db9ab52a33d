import type { PointResult } from '@inferbench/graphql-documents/point-page';
import type { ReactNode } from 'react';
import { chipAddress } from '../address/pages.ts';
import { evidenceWords } from '../words/words.ts';
import { FactsTable } from '../table/facts-table.tsx';
import { EvidenceTable } from './evidence-table.tsx';
import { RowsTable } from './rows-table.tsx';

type Fact = readonly [string, ReactNode];
type Provenance = PointResult['provenance'];

const SOURCE_GRADES: Readonly<Record<string, string>> = {
  A: 'A, a controlled run: static batch and lengths',
  B: 'B, steady-state serving at a known batch or concurrency',
  C: 'C, batch, lengths or precision not published; shown, never ranked',
};

function sourceFacts({ document, sourceGrade, tool, toolVersion, submittedBy }: Provenance): Fact[] {
  if (document === null)
    return [
      ['Submitted by', submittedBy ?? 'not stated'],
      ['Written by', toolVersion === null ? tool : `${tool} ${toolVersion}`],
    ];
  return [
    ['Publication', document.title],
    ['Where in it', document.where ?? 'the source has no parts'],
    ['Commit, release or day', document.commit ?? 'not stated'],
    ['Licence', document.licence ?? 'not stated'],
    ['How it was measured', document.method ?? 'not stated'],
    ['Before comparing', document.caution ?? 'nothing to add'],
    ['Source grade', SOURCE_GRADES[sourceGrade ?? ''] ?? 'not graded'],
  ];
}

function scoredFacts({ system, precision, scores, provenance, ...point }: PointResult): Fact[] {
  const { frameworkText, notDeclared, contentHash, receivedAt } = provenance;
  return [
    ['Evidence', `${point.evidenceGrade}, ${evidenceWords(point.evidenceGrade, point.kind)}`],
    [
      'Hardware',
      <a key="chip" href={chipAddress(system.chip.slug)}>
        {system.chip.vendor} {system.chip.name}, {system.chips} in use
      </a>,
    ],
    [
      'Precision',
      precision === null
        ? 'not declared'
        : `weights ${precision.weights}, activations ${precision.activations}, KV cache ${precision.kv}; computes as ${point.peakPrecision}`,
    ],
    ...(frameworkText === null
      ? []
      : [['Other stack', `“${frameworkText}”, as its submitter calls it; unchecked`] as const]),
    ['Not declared', notDeclared.length === 0 ? 'nothing' : notDeclared.join(', ')],
    ['Received', receivedAt.slice(0, 10)],
    ['Scored with', `engine ${scores.engineVersion}, policy ${scores.policyVersion}`],
    ['SHA-256 of the figures', contentHash === null ? 'not kept' : <code key="content">{contentHash}</code>],
    ['Hash of every input', <code key="hash">{scores.inputHash}</code>],
  ];
}

/** Where the point comes from and what backs it. */
export function ProvenanceSection({ point }: { point: PointResult }) {
  const { provenance } = point;
  return (
    <section aria-labelledby="provenance">
      <header>
        <h2 id="provenance">Provenance</h2>
        <p className="note">
          {provenance.document === null
            ? 'Measured by its submitter and scored here.'
            : 'Published by a third party and scored here; nobody submitted it.'}
        </p>
      </header>
      <div className="columns-2">
        <FactsTable facts={sourceFacts(provenance)} />
        <FactsTable facts={scoredFacts(point)} />
      </div>
      <RowsTable rows={provenance.rows} />
      <EvidenceTable files={provenance.evidence} />
    </section>
  );
}
