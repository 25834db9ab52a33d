import { FactsTable } from '../chart/table/facts-table.tsx';
import type { Accepted } from './submission-state.ts';
import { verdictWords } from './checked-view.tsx';
import { pointAddress } from '../address/pages.ts';

/** Proof of what was received, where it can be seen, and what happens next. */
export function ReceiptView({ answer }: { answer: Accepted }) {
  const { receipt, replayed, pointIds } = answer;
  if (receipt === null) return null;
  return (
    <>
      {replayed ? <p>The same content was received before: nothing new was stored.</p> : null}
      <FactsTable
        facts={[
          ['Submission', <code key="id">{receipt.submissionId}</code>],
          ['Content hash, SHA-256', <code key="hash">{receipt.contentHash}</code>],
          [
            'Received',
            <time key="time" dateTime={receipt.receivedAt}>
              {receipt.receivedAt}
            </time>,
          ],
          ['Points', <PointLinks key="points" ids={pointIds} />],
          ['What happens next', verdictWords(answer)],
        ]}
      />
      <p className="note">
        Keep the id. <code>inferbench status {receipt.submissionId}</code> and the query{' '}
        <a href="/developers#submission">submission</a> say what became of it.
      </p>
    </>
  );
}

function PointLinks({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index === 0 ? '' : ', '}
      <a href={pointAddress(id)}>point {index + 1}</a>
    </span>
  ));
}
