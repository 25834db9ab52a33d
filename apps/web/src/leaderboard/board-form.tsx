import { BITS } from '@inferbench/answers/mine/bits';
import { loadWords, PHASE_WORDS } from '@inferbench/answers/board/words';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { boardWords, loadWord, type ShownWork, workloadWord } from '../address/leaderboard-request.ts';
import type { SiteNames } from '../address/names/site-names.ts';
import { pageAddress } from '../address/pages.ts';
import { Picker } from '../frame/picker.tsx';
import { SoftForm } from '../frame/soft-form.tsx';

interface BoardFormProps {
  names: SiteNames;
  board: Pick<WorkloadBoardAnswer, 'model' | 'choices' | 'by'> & { slice: ShownWork };
}

/** Model, workload, lengths, users and weights, each with what it holds; a plain GET form without JavaScript. */
export function BoardForm({ names: { models }, board: { model, choices, by, slice } }: BoardFormProps) {
  const words = boardWords(slice, by);
  const systems = (n: number) => counted(n, 'system');
  return (
    <SoftForm
      key={JSON.stringify([model, slice])}
      className="ask compare-work"
      action={pageAddress('leaderboard')}
      label="Board"
    >
      <Picker
        name="model"
        label="Model"
        options={models
          .filter(({ points, slug }) => points > 0 || slug === model)
          .map(({ slug, shortName, points }) => ({
            value: slug,
            words: `${shortName}, ${counted(points, 'run')}`,
          }))}
        chosen={model}
      />
      <Picker
        name="workload"
        label="Workload"
        options={choices.phase.map(({ slice: { phase }, systems: n }) => ({
          value: workloadWord(phase),
          words: `${PHASE_WORDS[phase].name}, ${systems(n)}`,
        }))}
        chosen={workloadWord(slice.phase)}
      />
      <Picker
        name="load"
        label="Prompt, answer"
        options={choices.load.map((choice) => ({
          value: loadWord(choice.slice),
          words: `${loadWords(choice.slice)}, ${systems(choice.systems)}`,
        }))}
        chosen={loadWord(slice)}
      />
      <Picker
        name="users"
        label="Users at once"
        options={choices.users.map((choice) => ({
          value: choice.slice.users === null ? '' : String(choice.slice.users),
          words: `${choice.slice.users === null ? 'not stated' : formatNumber(choice.slice.users)}, ${systems(choice.systems)}`,
        }))}
        chosen={slice.users === null ? '' : String(slice.users)}
      />
      <Picker
        name="prec"
        label="Weights"
        options={choices.precision.map(({ slice: { precision }, systems: n }) => ({
          value: precision.toLowerCase(),
          words: `${BITS[precision]} bits (${precisionNames(precision).short}), ${systems(n)}`,
        }))}
        chosen={slice.precision.toLowerCase()}
      />
      {['extent', 'pools', 'drafts', 'by'].map((name) =>
        words[name] === undefined ? null : <input key={name} type="hidden" name={name} value={words[name]} />,
      )}
      <button type="submit">Show</button>
    </SoftForm>
  );
}
