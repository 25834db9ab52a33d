import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { MachineAnswer } from '@inferbench/graphql-documents/answers';
import { formatGigabytes, formatNumber, formatValue } from '@inferbench/units/format';
import { BYTES_PER_GIB } from '@inferbench/units/si';
import { type MineView, HOME_BITS, HOME_COUNTS, HOME_TEXTS } from '../address/mine-request.ts';
import { chipAddress, pointAddress, pageAddress } from '../address/pages.ts';
import { ChartSection } from '../chart/chart-section.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { TableSection } from '../frame/table-section.tsx';
import { Folded } from '../frame/folded.tsx';
import { Section } from '../frame/section.tsx';
import { LabTabs } from '../lab/lab-tabs.tsx';
import { unbroken } from '../words/numbers.ts';
import type { MachinePage } from './load-machine.ts';
import { machineFigure } from '../figures/machine/machine-figure.ts';
import { modelsTable } from './model-rows.tsx';
import { linked } from '../chart/table/linked.tsx';
import { counted } from '@inferbench/units/english';
import type { SiteNames } from '../address/names/site-names.ts';
import { NameField } from '../frame/name-field.tsx';
import { Picker } from '../frame/picker.tsx';
import { SoftForm } from '../frame/soft-form.tsx';

export function MachineView({ page: { names, view, outcome } }: { page: MachinePage }) {
  return (
    <>
      <div className="head">
        <LabTabs current="mine" />
        <h1>{outcome.ok ? unbroken(outcome.value.title) : 'What runs on your machine?'}</h1>
        <MachineForm names={names} view={view} />
        <p className="lede">
          {outcome.ok
            ? unbroken(outcome.value.sentence)
            : `${outcome.refused.message} ${outcome.refused.fix ?? ''}`}
        </p>
      </div>
      {outcome.ok ? <Answered of={outcome.value} view={view} /> : null}
    </>
  );
}

/** Prompt tokens of the command at most. */
const MOST_READ = 4096;

function Answered({ of, view }: { of: MachineAnswer; view: MineView }) {
  const { band, engineVersion, tokens } = of;
  return (
    <>
      <ChartSection id="speeds" chart={machineFigure(of, view)}>
        <p>None of these models fits, so there is nothing to draw.</p>
      </ChartSection>
      <TableSection
        id="models"
        title="Models by size"
        note={`${memoryWords(of)} Simulated with llama.cpp, engine ${engineVersion}: ${band}. Characters are those of one English text, the GNU GPL 3; — where the tokenizer was not run on it.`}
        caption="Models on this machine"
        {...modelsTable(of)}
      />
      <Folded id="runs" title={`Published runs on ${of.label}`}>
        <Runs of={of} />
      </Folded>
      <Section id="measure" title="Measure yours: one command">
        <p>
          It loads the server that you already run and prints its speeds. Nothing is sent anywhere unless you
          submit it.
          {tokens > MOST_READ
            ? ` It reads prompts of ${formatNumber(MOST_READ)} tokens, so that it takes minutes; your text is longer.`
            : ''}
        </p>
        <pre tabIndex={0} role="region" aria-label="Command">
          <code>{`inferbench measure --url http://127.0.0.1:8080/v1 --chip ${of.chip} --chips ${of.count} \\\n  --concurrency 1 --input-tokens ${Math.min(tokens, MOST_READ)} --output-tokens 128`}</code>
        </pre>
      </Section>
    </>
  );
}

/** "23.2 GB of 25.8 GB counted as usable; 25.8 GB of 10⁹ bytes are the 24.0 GiB that the machine reports." */
export function memoryWords({
  usableBytes,
  memoryBytes,
}: Pick<MachineAnswer, 'usableBytes' | 'memoryBytes'>) {
  const all = formatGigabytes(memoryBytes);
  const reported = formatNumber(memoryBytes / BYTES_PER_GIB);
  return `${formatGigabytes(usableBytes)} of ${all} counted as usable; ${all} of 10⁹ bytes are the ${reported} GiB that the machine reports.`;
}

function Runs({ of: { runs, chip, label } }: { of: MachineAnswer }) {
  if (runs.length === 0)
    return <p>Nobody has published a run of one user on this chip yet. Yours would be the first.</p>;
  return (
    <>
      <p className="note">
        The fastest of each model, format and number of cards, one user.{' '}
        <a href={chipAddress(chip)}>All that is known of it</a>
      </p>
      <StackTable
        caption={`Published runs on ${label}`}
        {...eachInRow(runs, (run) => run.pointId, [
          ['Model', (run) => `${run.name}, ${precisionNames(run.precision).short}`],
          ['Cards', (run) => String(run.chips), 'NUMBER'],
          [
            'Speed',
            (run) => linked(pointAddress(run.pointId), formatValue(run.tokensPerSec)),
            'NUMBER',
            'tokens/s, one user',
          ],
          ['What ran', (run) => run.words, 'FULL'],
        ])}
      />
    </>
  );
}

/** The machine, how many of it, how much text and how many bits; a plain GET form without JavaScript. */
function MachineForm({ names: { chips }, view }: { names: SiteNames; view: MineView }) {
  const { request, bits } = view;
  return (
    <SoftForm key={JSON.stringify(request)} action={pageAddress('mine')} label="Your machine">
      <NameField
        name="chip"
        label="Card or machine"
        id="machines"
        options={chips.map((chip) => ({
          ...chip,
          more: `${chip.vendor}, ${chip.points === 0 ? 'simulated' : counted(chip.points, 'published result')}`,
        }))}
        chosen={request.chip}
      />
      <Picker
        name="count"
        label="How many"
        options={HOME_COUNTS.map((count) => ({
          value: String(count),
          words: count === 1 ? 'one' : String(count),
        }))}
        chosen={String(request.count)}
      />
      <Picker
        name="tokens"
        label="Text"
        options={HOME_TEXTS.map((tokens) => ({
          value: String(tokens),
          words: `${formatNumber(tokens)} tokens`,
        }))}
        chosen={String(request.tokens)}
      />
      <Picker
        name="bits"
        label="Weights"
        options={Object.keys(HOME_BITS).map((each) => ({ value: each, words: `${each} bits` }))}
        chosen={bits}
      />
    </SoftForm>
  );
}
