import type { PointResult } from '@inferbench/graphql-documents/point-page';

/** A result that left the board keeps its address: what became of it, and where its figures still count. */
export function Tombstone({ point: { lifecycle, provenance } }: { point: PointResult }) {
  if (lifecycle !== 'SUPERSEDED') return null;
  const who = provenance.submittedBy ?? provenance.document?.title ?? 'its submitter';
  return (
    <div className="message warning" role="status">
      <p>
        <strong>Superseded: off the board.</strong> A corrected version of this result took its place. It was
        received on {provenance.receivedAt.slice(0, 10)} from {who} and is kept here, unchanged, for those who
        cited it; it ranks nowhere.
      </p>
    </div>
  );
}
