import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest of each group: begun last, each would keep one processor waiting for the other. */
const LONG = [
  'core/calibration/calibration',
  'e2e/every-route',
  'e2e/your-workload',
  'e2e/workload-faults',
  'e2e/identical-bytes',
  'e2e/file-to-pixel',
  'e2e/what-if',
  'e2e/api-client',
  'integration/cli-server',
  'integration/rescore-worker',
  'integration/epochs-under-load',
  'attacks/connections',
  'faults/kill-nine',
];

const place = ({ moduleId }: TestSpecification) => {
  const index = LONG.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return index === -1 ? LONG.length : index;
};

/** The order of a machine that has never run the tests. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, not that of a list
    const inOrder = await super.sort(files);
    return inOrder.toSorted((a, b) => place(a) - place(b));
  }
}
