import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest of each group: begun last, each would keep one processor waiting for the other. */
const LONG = [
  'core/calibration/calibration',
  'core/analyses/tradeoff-chart/choices',
  'core/analyses/workload-ranking',
  'e2e/every-route',
  'e2e/your-workload',
  'e2e/workload-faults',
  'e2e/identical-bytes',
  'e2e/file-to-pixel',
  'e2e/what-if',
  'e2e/pictures',
  'e2e/twenty-questions',
  'e2e/api-client',
  'e2e/choices',
  'integration/cli-server',
  'integration/rescore-worker',
  'integration/epochs-under-load',
  'integration/published-all',
  'faults/supervised',
  'faults/kill-nine',
  'attacks/compute-pool',
  'attacks/origin-and-visitors',
  'attacks/connections',
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
