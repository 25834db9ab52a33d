import { SearchForm } from '../find/search-form.tsx';
import { answerWithStatus, hasFailedForNow } from '../api/answer-status.ts';
import { troubleOf } from '../api/trouble.ts';
import { PageFrame } from './page-frame.tsx';
import { TroubleView } from './trouble-view.tsx';
import { PageHead } from './page-head.tsx';

interface MissingProps {
  what?: string | undefined;
}

/** An address that names nothing, found out by the page itself; where a question failed, that is not known. */
export async function MissingPage({ what }: MissingProps) {
  if (await hasFailedForNow()) {
    return (
      <PageFrame current={null}>
        <TroubleView trouble={troubleOf(undefined)} />
      </PageFrame>
    );
  }
  await answerWithStatus(404);
  return <MissingView what={what} />;
}

/** The same where Next found it out; it renders this beside every page, so it must not act. */
export function MissingView({ what = 'model, chip or page' }: MissingProps) {
  return (
    <PageFrame current={null}>
      <PageHead title="No such page">
        The address names no {what}. Search for what you expected here.
      </PageHead>
      <SearchForm asked="" />
    </PageFrame>
  );
}
