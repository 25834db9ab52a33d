import { Problem } from './states.tsx';
import { answerWithStatus } from './answer-status.ts';
import { PageFrame } from './page-frame.tsx';

/** An address that names nothing, found out by the page itself. */
export async function MissingPage() {
  await answerWithStatus(404);
  return <MissingView />;
}

/** The same where Next found it out; it renders this beside every page, so it must not act. */
export function MissingView() {
  return (
    <PageFrame current={null}>
      <Problem
        title="There is no such page"
        message="The address names nothing here. The board is the place to start."
        action="Open the board"
      />
    </PageFrame>
  );
}
