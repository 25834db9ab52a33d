import type { PointDiff } from '@inferbench/published/diff-points';
import type { UnknownName } from '@inferbench/published/unknown-names';
import { counted } from '@inferbench/units/english';

interface Judged {
  place: string;
  diff: PointDiff;
  unknown: readonly UnknownName[];
  refused: number;
  cannotBe: number;
}

/** Steps of a person who takes the table in; empty where nothing differs. */
export function acceptSteps({ place, diff, unknown, refused, cannotBe }: Judged): string[] {
  if (diff.added.length + diff.changed.length === 0) return [];
  const has = (kind: UnknownName['kind']) => unknown.some((one) => one.kind === kind);
  const steps: [boolean, string][] = [
    [has('source'), 'describe the new sources in packages/published/sources.yaml'],
    [
      has('chip') || has('model'),
      'add the unknown chips and models, or an alias where a name means one that is there',
    ],
    [has('precision'), 'rows of an unknown precision stay on record and reach no point until it is known'],
    [refused > 0, 'read the lines that are refused: a new word is one of ours first'],
    [
      cannotBe > 0,
      'look at points that can not stand: take impossible rows out of the file and ask their source; what a SCHEMA rule refuses needs a wider form first',
    ],
    [
      diff.changed.some(({ standsAs }) => standsAs !== null),
      'a point under another id is added beside the one that stands: take that out by hand',
    ],
    [diff.gone.length > 0, 'points that are gone stay until somebody takes them out: a table may only add'],
    [true, `npm run catalogue -- add ${place} (first with --dry-run), then npm run generate`],
    [true, 'npm test -- --only generated,core,unit, then npm run control-set'],
  ];
  return steps.flatMap(([needed, step]) => (needed ? [step] : []));
}

/** Lines for the changelog: one a source, counts only. */
export function changelogLines({ added, changed, gone }: PointDiff): string[] {
  const documents = [...new Set([...added, ...changed, ...gone].map(({ document }) => document))].toSorted();
  const of = (points: readonly { document: string }[], document: string) =>
    points.filter((point) => point.document === document).length;
  return documents.map((document) => {
    const news = counted(of(added, document), 'new point');
    return `${document}: ${news}, ${of(changed, document)} changed, ${of(gone, document)} no longer listed`;
  });
}
