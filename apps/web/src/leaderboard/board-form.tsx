import { loadWords, PHASE_WORDS } from '@inferbench/answers/board/words';
import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { formatNumber } from '@inferbench/units/format';
import { workloadWord } from '@inferbench/domain/board/public-address';
import { boardWords, loadWord, type ShownWork } from '../address/leaderboard-request.ts';
import type { SiteNames } from '../address/names/site-names.ts';
import { pageAddress } from '../address/pages.ts';
import { Picker } from '../frame/picker.tsx';
import { SoftForm } from '../frame/soft-form.tsx';
import { known } from '../words/numbers.ts';
import { option, weights } from './slices/boards-form.tsx';

interface BoardFormProps {
  names: SiteNames;
  board: Pick<WorkloadBoardAnswer, 'model' | 'choices' | 'by'> & { slice: ShownWork };
}

/** Model, workload, lengths, users and weights, each with what it holds; a plain GET form without JavaScript. */
export function BoardForm({ names: { models }, board: { model, choices, by, slice } }: BoardFormProps) {
  const words = boardWords(slice, by);
  return (
    <SoftForm
      key={JSON.stringify([model, slice])}
      className="ask compare-work board-ask"
      action={pageAddress('leaderboard')}
      label="Board"
    >
      <Picker
        name="model"
        label="Model"
        options={models
          .filter(({ points, slug }) => points > 0 || slug === model)
          .map(({ slug, shortName, points }) => option(slug, shortName, points))}
        chosen={model}
      />
      <Picker
        name="workload"
        label="Workload"
        options={choices.phase.map(({ slice: { phase }, systems }) =>
          option(workloadWord(phase), PHASE_WORDS[phase].name, systems),
        )}
        chosen={workloadWord(slice.phase)}
      />
      <Picker
        name="load"
        label="Prompt, answer"
        options={choices.load.map(({ slice: load, systems }) =>
          option(loadWord(load), loadWords(load).replace(' tokens in', ' in'), systems),
        )}
        chosen={loadWord(slice)}
      />
      <Picker
        name="users"
        label="Users at once"
        options={choices.users.map(({ slice: { users }, systems }) =>
          option(String(users ?? ''), known(users, formatNumber, 'not stated'), systems),
        )}
        chosen={String(slice.users ?? '')}
      />
      <Picker
        name="prec"
        label="Weights"
        options={choices.precision.map(({ slice: { precision }, systems }) => weights(precision, systems))}
        chosen={slice.precision.toLowerCase()}
      />
      {['extent', 'pools', 'drafts', 'by'].map((name) =>
        words[name] === undefined ? null : <input key={name} type="hidden" name={name} value={words[name]} />,
      )}
    </SoftForm>
  );
}
