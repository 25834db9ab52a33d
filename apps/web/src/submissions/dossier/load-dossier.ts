import {
  Dossier,
  type PointNeighbour,
  PointNeighbours,
  type RecheckedPoint,
} from '@inferbench/graphql-documents/dossier';
import { PointPage, type PointResult } from '@inferbench/graphql-documents/point-page';
import type { SubmissionListPage } from '@inferbench/graphql-documents/submission-lists';
import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { loadStanding, type PointStanding } from '../../point/load-standing.ts';
import type { Session } from '../../account/session/session-of.ts';

export interface DossierData {
  points: readonly PointResult[];
  /** Standing of its first point: what is published in the same slice. */
  standing: PointStanding | null;
  /** Neighbours of its first point: points that others showed at the same load. */
  neighbours: readonly PointNeighbour[];
  recheck: readonly RecheckedPoint[];
  history: SubmissionListPage | null;
}

/** Points whose figures are set side by side; the rest are on their own pages. */
const MOST_POINTS = 5;

export async function loadDossier(
  { id, submitter }: SubmissionResult,
  { session, pointIds }: { session: Session; pointIds: readonly string[] },
): Promise<DossierData> {
  const [beside, ...answers] = await Promise.all([
    session.ask(Dossier, { id, slug: submitter.slug }),
    ...pointIds.slice(0, MOST_POINTS).map((point) => session.ask(PointPage, { id: point })),
  ]);
  const points = answers.flatMap((answer) =>
    answer.state === 'DATA' && answer.value.point !== null ? [answer.value.point] : [],
  );
  const [first] = points;
  const near = first === undefined ? null : await session.ask(PointNeighbours, { id: first.id });
  const read = beside.state === 'DATA' ? beside.value : null;
  return {
    points,
    // What is held back would stand where it would if it were not.
    standing:
      first === undefined ? null : await loadStanding({ ...first, unranked: null, lifecycle: 'PUBLISHED' }),
    neighbours: near?.state === 'DATA' ? (near.value.point?.neighbours ?? []) : [],
    recheck: read?.submission?.recheck ?? [],
    history: read?.organization?.submissions ?? null,
  };
}
