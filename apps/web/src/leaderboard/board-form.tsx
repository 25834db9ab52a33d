import { BITS } from '@inferbench/domain/terms/precision-bits';
import { loadWords, PHASE_WORDS } from '@inferbench/answers/board/words';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { formatNumber } from '@inferbench/units/format';
import { workloadWord } from '@inferbench/domain/board/public-address';
import { boardWords, loadWord, type ShownWork } from '../address/leaderboard-request.ts';
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
  const holding = (what: string, n: number) => `${what} (${formatNumber(n)})`;
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
          .map(({ slug, shortName, points }) => ({
            value: slug,
            words: holding(shortName, points),
          }))}
        chosen={model}
      />
      <Picker
        name="workload"
        label="Workload"
        options={choices.phase.map(({ slice: { phase }, systems: n }) => ({
          value: workloadWord(phase),
          words: holding(PHASE_WORDS[phase].name, n),
        }))}
        chosen={workloadWord(slice.phase)}
      />
      <Picker
        name="load"
        label="Prompt, answer"
        options={choices.load.map((choice) => ({
          value: loadWord(choice.slice),
          words: holding(loadWords(choice.slice).replace(' tokens in', ' in'), choice.systems),
        }))}
        chosen={loadWord(slice)}
      />
      <Picker
        name="users"
        label="Users at once"
        options={choices.users.map((choice) => ({
          value: choice.slice.users === null ? '' : String(choice.slice.users),
          words: holding(
            choice.slice.users === null ? 'not stated' : formatNumber(choice.slice.users),
            choice.systems,
          ),
        }))}
        chosen={slice.users === null ? '' : String(slice.users)}
      />
      <Picker
        name="prec"
        label="Weights"
        options={choices.precision.map(({ slice: { precision }, systems: n }) => ({
          value: precision.toLowerCase(),
          words: holding(`${BITS[precision]} bits, ${precisionNames(precision).short}`, n),
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
