import { clientWords, countedWords } from '@inferbench/domain/runs/client-figures';
import { evidenceWords } from '@inferbench/domain/scores/evidence-words';
import { frameworkName } from '@inferbench/domain/names/framework-name';
import { measuredWords } from '@inferbench/domain/terms/measured-on';
import { LIFECYCLE_WORDS } from '@inferbench/domain/submissions/lifecycle';
import { RELATION_WORDS } from '@inferbench/domain/terms/relation';
import { STANDING_WORDS } from '@inferbench/domain/scores/standing';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatValue } from '@inferbench/units/format';
import type { ReactNode } from 'react';
import { chipAddress, submissionAddress } from '../address/pages.ts';
import { INFERRED_WORDS } from '../words/words.ts';
import { FactsTable } from '../chart/table/facts-table.tsx';
import { EvidenceTable } from './evidence-table.tsx';
import { Section } from '../frame/section.tsx';
import { testerWords } from '../words/whose/whose-words.ts';
import { linked } from '../chart/table/linked.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';

type Fact = readonly [string, ReactNode];
type Provenance = PointResult['provenance'];

const SOURCE_GRADES: Readonly<Record<string, string>> = {
  A: 'A, a controlled run: static batch and lengths',
  B: 'B, steady-state serving at a known batch or concurrency',
  C: 'C, batch, lengths or precision not published; shown, never ranked',
};

function sourceFacts({
  document,
  sourceGrade,
  tool,
  toolVersion,
  submittedBy,
  measured,
  configuration,
  campaign,
}: Provenance): Fact[] {
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
    ['Measured', reportedOn(measured)],
    ['Configuration', configuration === 'INFERRED' ? INFERRED_WORDS.long : 'stated by the source'],
    ['Series of runs', campaign],
    ['How it was measured', document.method ?? 'not stated'],
    ['Before comparing', document.caution ?? 'nothing to add'],
    ['Source grade', SOURCE_GRADES[sourceGrade ?? ''] ?? 'not graded'],
  ];
}

function reportedOn(measured: Provenance['measured']): string {
  return measured === null ? 'not stated' : measuredWords(measured, 'median over reruns');
}

/** Lengths that name the load, where each request draws its own. */
function nominalWords({
  inputTokens,
  outputTokens,
  lowShare,
  highShare,
}: NonNullable<Provenance['nominal']>): string {
  const lengths = `${inputTokens} in, ${outputTokens} out`;
  return lowShare === highShare
    ? `${lengths}, every request`
    : `${lengths}, each request ${100 * lowShare} to ${100 * highShare} % of them`;
}

/** "2 requests/s arrived, 1.9 were completed, 6.5 in flight on average". */
function rateWords({
  offeredRequestsPerSec: offered,
  completedRequestsPerSec: completed,
  meanInFlight,
}: NonNullable<Provenance['load']>): string {
  return [
    ...(offered === null ? [] : [`${formatValue(offered)} requests/s arrived`]),
    ...(completed === null ? [] : [`${formatValue(completed)} requests/s were completed`]),
    ...(meanInFlight === null ? [] : [`${formatValue(meanInFlight)} in flight on average`]),
  ].join(', ');
}

function loadFacts({ layout, mode, nominal, load, client, countedByServer }: Provenance): Fact[] {
  return [
    ['Layout', layout && <code key="layout">{layout}</code>],
    ['Serving', mode === 'DISAGGREGATED' ? 'prompts and answers on chips of their own' : null],
    ['Lengths, tokens', nominal && nominalWords(nominal)],
    ['Load', load && rateWords(load)],
    ['Client', client && clientWords(client)],
    ...(countedByServer === null
      ? []
      : [[`Counted by ${frameworkName(countedByServer.server)}`, countedWords(countedByServer)] as const]),
  ];
}

type WhosePoint = Pick<
  PointResult,
  'submitter' | 'testedBy' | 'relation' | 'lifecycle' | 'specificationStanding' | 'provenance'
>;

/** Facts on whose result it is, and who vouches for what it is held against; a published figure has its source. */
function whoseFacts({ submitter, testedBy, relation, provenance, ...point }: WhosePoint): Fact[] {
  if (relation === 'PUBLICATION') return [];
  return [
    ['Submitted by', submitter],
    ['Measured', provenance.test === null ? testedBy : testerWords(submitter, provenance.test)],
    ['Relation', RELATION_WORDS[relation]],
    ['State', LIFECYCLE_WORDS[point.lifecycle]],
    ['Specification', STANDING_WORDS[point.specificationStanding]],
    ['Submission', linked(submissionAddress(provenance.submissionId), 'what became of it, and why')],
  ];
}

function scoredFacts({ system, precision, scores, provenance, ...point }: PointResult): Fact[] {
  const { frameworkText, notDeclared, contentHash, receivedAt } = provenance;
  return [
    ...whoseFacts({ ...point, provenance }),
    ['Grade', `${point.evidenceGrade}, ${evidenceWords(point.evidenceGrade, point.kind)}`],
    ['Hardware', linked(chipAddress(system.chip.slug), `${system.chip.longName}, ${system.chips} in use`)],
    ...loadFacts(provenance),
    [
      'Precision',
      precision === null
        ? 'not declared'
        : `weights ${precision.weights}, activations ${precision.activations}, KV cache ${precision.kv}; computes as ${point.peakPrecision}${point.precisionBasis === 'DECLARED' ? '; declared by its submitter, no file says so' : ''}`,
    ],
    ['Other stack', frameworkText && `“${frameworkText}”, as its submitter calls it; unchecked`],
    ['Not declared', notDeclared.length === 0 ? 'nothing' : notDeclared.join(', ')],
    ['Received', receivedAt.slice(0, 10)],
    ['Scored with', `engine ${scores.engineVersion}, policy ${scores.policyVersion}`],
    ['SHA-256 of the figures', contentHash === null ? 'not kept' : <code key="content">{contentHash}</code>],
    ['Hash of every input', <code key="hash">{scores.inputHash}</code>],
  ];
}

export function ProvenanceSection({ point }: { point: PointResult }) {
  const { provenance } = point;
  return (
    <Section
      id="provenance"
      title="Provenance"
      note={
        provenance.document === null
          ? 'Submitted and scored here.'
          : 'Published by a third party and scored here.'
      }
    >
      <div className="columns-2">
        <FactsTable facts={sourceFacts(provenance)} />
        <FactsTable facts={scoredFacts(point)} />
      </div>
      <RowsTable rows={provenance.rows} />
      {provenance.alsoIn.map(({ document, revision, configuration, measured, rows }) => (
        <RowsTable
          key={document}
          rows={rows}
          source={`${document}${revision === null ? '' : `, ${revision}`}; measured: ${reportedOn(measured)}${configuration === 'INFERRED' ? `; ${INFERRED_WORDS.short}` : ''}`}
        />
      ))}
      <EvidenceTable files={provenance.evidence} />
    </Section>
  );
}

type SourceRow = PointResult['provenance']['rows'][number];

function RowsTable({ rows, source = null }: { rows: readonly SourceRow[]; source?: string | null }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{source === null ? 'Published figures behind it' : 'The same result in another publication'}</h3>
      {source === null ? null : (
        <p className="note">{source}. No second witness: both show one series of runs.</p>
      )}
      <StackTable
        caption={source === null ? 'Published figures behind this result' : `The same result in ${source}`}
        {...eachInRow(
          rows,
          ({ id, metric, statistic }) => ({
            key: `${id} ${metric} ${statistic ?? ''}`,
            id: `${id}-${metric}-${statistic ?? 'value'}`.replaceAll(/[^a-z0-9]+/gi, '-'),
          }),
          [
            ['Row', ({ id }) => <code>{id}</code>],
            ['Metric', ({ metric }) => <code>{metric}</code>],
            ['Value', ({ value }) => formatValue(value), 'NUMBER'],
            ['Statistic', ({ statistic }) => statistic ?? 'not stated'],
            ['Section', ({ section }) => section ?? 'not stated', 'FULL'],
          ],
        )}
      />
      <p className="note">Ids are rows of our measurement list.</p>
    </>
  );
}
