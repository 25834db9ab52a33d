import { Problem } from '../src/board/states.tsx';
import { PageFrame } from '../src/frame/page-frame.tsx';

export const metadata = { title: 'No such page · InferBench' };

export default function NotFound() {
  return (
    <PageFrame footer="" current={null}>
      <Problem
        title="There is no such page"
        message="The address names nothing here. The board is the place to start."
        action="Open the board"
      />
    </PageFrame>
  );
}
