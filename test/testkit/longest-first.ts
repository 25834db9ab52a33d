import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest of each group: begun last, each would keep one processor waiting for the other. */
const LONG = [
  'faults/first-start',
  'faults/compose',
  'faults/kill-nine',
  'faults/backup',
  'cli/measure-laws',
  'cli/measure-faults',
  'core/calibration/calibration',
  'core/answers/load/choices',
  'core/analyses/workload-ranking',
  'core/importers/import-fuzz',
  'integration/remove-demo',
  'integration/twins',
  'integration/verify-board',
  'integration/measured-by-llama',
  'integration/reads-that-do-not-grow',
  'integration/migrate-check',
  'integration/operating-document',
  'integration/epochs-under-load',
  'integration/cli-server',
  'integration/rescore-worker',
  'attacks/compute-pool',
  'attacks/origin-and-visitors',
  'attacks/connections',
  'e2e/every-route',
  'e2e/api-trouble',
  'e2e/file-to-pixel',
  'e2e/workload-faults',
  'e2e/vendor-journey',
  'e2e/questions',
  'e2e/pictures',
  'e2e/your-workload',
  'e2e/see-it-through',
  'e2e/whose-result',
  'e2e/twins',
  'e2e/sign-in',
  'e2e/choices',
  'e2e/main-job',
  'e2e/vendor-form',
  'e2e/words',
  'e2e/what-if',
  'e2e/api-client',
  'e2e/first-half-hour',
];

const place = ({ moduleId }: TestSpecification) => {
  const index = LONG.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return index === -1 ? LONG.length : index;
};

/** Order of files: what waits more than it works begins before what only works; else projects stand by their names, so that each loads its modules once. */
const standing = ({ project }: TestSpecification) => (project.name === 'faults' ? '' : project.name);
const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;

/** The order of a machine that has never run the tests. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, not that of a list
    const inOrder = await super.sort(files);
    return inOrder.toSorted(
      (a, b) => group(a) - group(b) || standing(a).localeCompare(standing(b), 'en') || place(a) - place(b),
    );
  }
}
