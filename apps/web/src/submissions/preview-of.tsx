import { PointPage } from '@inferbench/graphql-documents/point-page';
import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { pointAddress, submissionAddress } from '../address/pages.ts';
import { siteOrigin } from '../frame/origin.ts';
import { PointView } from '../point/point-view.tsx';
import type { Session } from '../account/session/session-of.ts';

/** A result as everybody will read it, for who may see it before; null where they may not. What stands beside it is not known yet. */
export async function previewOf(
  { id }: Pick<SubmissionResult, 'id'>,
  { point: asked, session }: { point: string; session: Session },
) {
  const answer = await session.ask(PointPage, { id: asked });
  const point = answer.state === 'DATA' ? answer.value.point : null;
  if (point === null) return null;
  return (
    <>
      <div className="message warning" role="status">
        <p>
          A preview: this page is for you alone until the submission stands.{' '}
          <a href={submissionAddress(id)}>Back to the submission</a>
        </p>
      </div>
      <PointView
        point={point}
        standing={null}
        history={null}
        address={`${await siteOrigin()}${pointAddress(asked)}`}
      />
    </>
  );
}
