import { Id, globalId } from '../graphql/global-id.ts';
import { layoutLabel, servingModeOf, ServingMode } from '@inferbench/domain/terms/layout';
import { ConfigurationBasis, MeasuredOn } from '@inferbench/domain/terms/measured-on';
import { ClientFigures, clientFigures } from '@inferbench/domain/runs/client-figures';
import {
  CountedByServer,
  NominalLengths,
  ReportedRow,
  SecondSource,
  StatedLoad,
} from '@inferbench/domain/runs/point';
import { z } from 'zod';
import '../graphql/publication-types.ts';
import { objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import type { Publication } from '@inferbench/domain/runs/run';
import type { PointDetail } from '@inferbench/db/submissions/point-detail-reader';
import { TestClaimType } from '../graphql/test-claim.type.ts';
import { EvidenceFileType, toEvidenceFileType } from './evidence.type.ts';
import { word } from '@inferbench/domain/terms/figure';

export const SourceDocumentType = objectType(
  'SourceDocument',
  'Where a third party published the figures of a point.',
  {
    title: z.string().describe('Repository, paper or page.'),
    where: word('Where in it; null where the source has no parts.'),
    commit: word('Commit, release or day.'),
    licence: word('Licence of the source.'),
    method: word('How the source measured, in our words.'),
    caution: word('What to know before comparing.'),
  },
);

objectTypeOf(ReportedRow, 'SourceRow');
objectTypeOf(NominalLengths, 'NominalLengths');
objectTypeOf(StatedLoad, 'StatedLoad');
objectTypeOf(SecondSource, 'SecondSource');

objectTypeOf(ClientFigures.shape.failures.element, 'RequestFailures');
objectTypeOf(ClientFigures, 'ClientFigures');

/** No name of GraphQL has a dot. */
const CountedByServerType = objectTypeOf(CountedByServer, 'CountedByServer', {
  server: z.string().describe('Whose counters: vllm, sglang, tgi or llama.cpp.'),
});

export const ProvenanceType = objectType(
  'Provenance',
  'Where a point comes from, as far as its source says.',
  {
    submissionId: Id.describe('Global id of the submission.'),
    runId: Id.describe('Global id of the run.'),
    submittedBy: word('Who submitted it; null for published figures.'),
    test: instanceOf(TestClaimType)
      .nullable()
      .describe('Who measured, as it is said and confirmed; null for published figures.'),
    receivedAt: z.string().describe('Time of receipt, ISO 8601 UTC.'),
    tool: z.string().describe('Program that wrote the result file.'),
    toolVersion: word('Its version; null where the file does not say.'),
    frameworkText: word(
      "What the submitter called a serving stack that is none of the list; unchecked, and part of no system's name.",
    ),
    contentHash: word('SHA-256 of the figures with their system and techniques.'),
    notDeclared: z.array(z.string()).describe('Fields that the source leaves open.'),
    sourceGrade: word('How controlled a publication is: A, B or C.'),
    document: instanceOf(SourceDocumentType).nullable().describe('The publication; null for submitted runs.'),
    rows: z.array(ReportedRow).describe('Published figures that the point was made of.'),
    configuration: ConfigurationBasis.describe('Whether its configuration was stated or recovered.'),
    measured: MeasuredOn.nullable().describe('When it was measured; null where nobody said.'),
    campaign: word('Series of runs that several sources publish; null for a source of its own.'),
    layout: word('How the chips share the work, tp8/ep8/dpa or P1x(tp4)+D2x(tp8); null where not stated.'),
    mode: ServingMode.describe('Whether prompts have chips of their own.'),
    nominal: NominalLengths.nullable().describe('Lengths that name the load; null where they are the means.'),
    load: StatedLoad.nullable().describe('Rates of a published load; null where its source states none.'),
    alsoIn: z.array(SecondSource).describe('The same point in other publications: no further witnesses.'),
    client: ClientFigures.nullable().describe('How its client kept up; null where the file does not say.'),
    countedByServer: instanceOf(CountedByServerType)
      .nullable()
      .describe("What the server's own counters gained; null where the file has none."),
    older: z
      .boolean()
      .describe('Whether a newer run of its configuration stands on the boards in its place.'),
    evidence: z
      .array(instanceOf(EvidenceFileType))
      .describe('Files to download; empty for published figures, whose evidence is `document`.'),
  },
);
export type ProvenanceType = InstanceType<typeof ProvenanceType>;

export function toProvenanceType(detail: PointDetail): ProvenanceType {
  const { run, document: point } = detail;
  const { publication, source } = run;
  return {
    submissionId: globalId('Submission', detail.submissionId),
    runId: globalId('Run', detail.runId),
    submittedBy: publication === null ? detail.organization : null,
    test: publication === null ? detail.testClaim : null,
    receivedAt: detail.receivedAt.toISOString(),
    tool: source.tool,
    toolVersion: source.toolVersion,
    frameworkText: run.system.frameworkText ?? null,
    contentHash: detail.contentHash,
    notDeclared: notDeclared(detail),
    ...ofPublication(publication),
    ...ofReport(point, publication),
    layout: layoutLabel(run.system),
    mode: servingModeOf(run.system),
    ...ofRequests(point),
    older: detail.older,
    evidence: detail.evidence.map(toEvidenceFileType),
  };
}

/** What a load test says of itself and of its server. */
function ofRequests(point: PointDetail['document']): Pick<ProvenanceType, 'client' | 'countedByServer'> {
  if (point.measurement !== 'requests') return { client: null, countedByServer: null };
  const { client, countedByServer = null } = point;
  return { client: client === undefined ? null : clientFigures(client), countedByServer };
}

type OfPublication = Pick<ProvenanceType, 'configuration' | 'measured' | 'campaign'>;

function ofPublication(publication: Publication | null): OfPublication {
  const { configuration = 'STATED', measured = null, campaign = null } = publication ?? {};
  return { configuration, measured, campaign };
}

type OfReport = Pick<ProvenanceType, 'sourceGrade' | 'document' | 'rows' | 'nominal' | 'load' | 'alsoIn'>;

/** What a summary says of its source; a load test with single requests has none. */
function ofReport(point: PointDetail['document'], publication: Publication | null): OfReport {
  const reported = point.measurement === 'summary' ? point.reported : null;
  const { sourceGrade = null, rows = [], alsoIn = [] } = reported ?? {};
  return {
    sourceGrade,
    document: publication === null ? null : documentOf(publication, rows[0]?.section ?? null),
    rows,
    nominal: (point.measurement === 'summary' ? point.nominal : null) ?? null,
    load: (point.measurement === 'summary' ? point.load : null) ?? null,
    alsoIn,
  };
}

function documentOf(
  { document, revision, licence, method, caution }: Publication,
  where: string | null,
): ProvenanceType['document'] {
  return { title: document, where, commit: revision, licence, method, caution };
}

function notDeclared({ run, document: point }: PointDetail): string[] {
  const open = (part: string, values: Record<string, unknown>) =>
    Object.entries(values).flatMap(([key, value]) => (value === null ? [`${part}.${key}`] : []));
  return [
    ...open('system', run.system),
    ...open('precision', run.precision),
    ...open('point', { power: point.power }),
  ];
}
