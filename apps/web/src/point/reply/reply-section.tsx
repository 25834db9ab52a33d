import type { PointResult } from '@inferbench/graphql-documents/point-page';
import type { ReactNode } from 'react';
import { counted } from '@inferbench/units/english';
import { formatDate } from '@inferbench/units/dates';

type Reply = NonNullable<PointResult['reply']>;
type Version = Pick<Reply, 'version' | 'text' | 'at'>;

interface ReplySectionProps {
  reply: Reply | null;
  /** Form for the vendor; it stays the same form, and says what became of a reply, when the first one is there. */
  form?: ReactNode;
}

/** What the vendor of the chip says to a result of others, beside it; the versions before are kept. */
export function ReplySection({ reply, form = null }: ReplySectionProps) {
  if (reply === null && form === null) return null;
  const earlier = reply?.earlier ?? [];
  return (
    <section aria-labelledby="reply" className="reply">
      <header>
        <h2 id="reply">{reply === null ? 'Your chip' : `Reply of ${reply.organization}`}</h2>
        <p className="note">
          {reply === null
            ? 'Others measured this. What you say to it changes no figure.'
            : 'The vendor of the chip wrote this. Nobody checked it, and it changes no figure.'}
        </p>
      </header>
      {reply === null ? null : <Said said={reply} />}
      {earlier.length === 0 ? null : (
        <details className="folded">
          <summary>{counted(earlier.length, 'earlier version')}</summary>
          {earlier.map((version) => (
            <Said key={version.version} said={version} />
          ))}
        </details>
      )}
      {form}
    </section>
  );
}

/** Shows what was said as it was written, line breaks too: no part of it is read as anything but text. */
function Said({ said: { version, text, at } }: { said: Version }) {
  return (
    <figure className="said">
      <blockquote>{text}</blockquote>
      <figcaption className="note">
        Version {version}, <time dateTime={at}>{formatDate(at)}</time>
      </figcaption>
    </figure>
  );
}
