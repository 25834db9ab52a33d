import { MissingView } from '../src/frame/missing-page.tsx';

export const metadata = { title: 'No such page · InferBench' };

export default function NotFound() {
  return <MissingView />;
}
