import { SearchForm } from '../find/search-form.tsx';
import { answerWithStatus, askedAddress, hasFailedForNow } from '../api/answer-status.ts';
import { troubleOf } from '../api/trouble.ts';
import { PageFrame } from './page-frame.tsx';
import { TroubleView } from './trouble-view.tsx';
import { PageHead } from './page-head.tsx';

/** An address that names nothing, found out by the page itself; where a question failed, that is not known. */
export async function MissingPage() {
  if (await hasFailedForNow()) {
    return (
      <PageFrame current={null}>
        <TroubleView trouble={troubleOf(undefined)} address={await askedAddress()} />
      </PageFrame>
    );
  }
  await answerWithStatus(404);
  return <MissingView />;
}

/** The same where Next found it out; it renders this beside every page, so it must not act. */
export function MissingView() {
  return (
    <PageFrame current={null}>
      <PageHead title="No such page">
        The address names no model, chip or page. Search for what you expected here.
      </PageHead>
      <SearchForm asked="" />
    </PageFrame>
  );
}
