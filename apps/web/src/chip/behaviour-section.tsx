import { USABLE_MEMORY_PERCENT } from '@inferbench/domain/terms/usable-memory';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { GIGA, MS_PER_SEC } from '@inferbench/units/si';
import type { ReactNode } from 'react';
import { ChartSection } from '../chart/chart-section.tsx';
import { cliffFigure, utilisationFigure } from './behaviour-figures.ts';
import { PassesTable, SectionsTable, SramTable } from './behaviour-tables.tsx';
import type { ChipData } from './chip-data.ts';
import { Section } from '../frame/section.tsx';

/** What the model of the chip's family computes; nothing for GPUs, and for chips that lack the figures. */
export function BehaviourSection({ chip }: { chip: ChipData }) {
  const { sram, spillSecPerByte, passes, sections } = chip.behaviour;
  const [utilisation, cliff] = [utilisationFigure(chip), cliffFigure(chip)];
  return (
    <>
      {utilisation === null ? null : <ChartSection id="utilisation" chart={utilisation} />}
      {sram.length === 0 ? null : (
        <Part id="sram" title="Chips that a model needs">
          <p>
            One sequence at 2,048 keys, in the narrowest of INT8, FP8 and FP16 that the chip computes;{' '}
            {USABLE_MEMORY_PERCENT} of each memory holds weights and caches. A pipeline adds up its stages:
            more of them do not make a token faster.
            {spillSecPerByte === null
              ? ''
              : ` Each gigabyte beyond the SRAM of a chip adds ${formatValue(spillSecPerByte * GIGA * MS_PER_SEC)} ms to a step.`}
          </p>
          <p>
            <strong>{chipsSentence(sram)}</strong>
          </p>
          <details>
            <summary>{sram.length} models</summary>
            <SramTable rows={sram} />
          </details>
        </Part>
      )}
      {cliff === null ? null : <ChartSection id="cliff" chart={cliff} />}
      {passes.length === 0 ? null : (
        <Part id="passes" title="Passes of the converters">
          <p>
            A cell is taken to hold 8 bits, an estimate. Where the converters have fewer bits than a lossless
            sum needs, the chip computes with an error, or reads its rows in groups.
          </p>
          <PassesTable rows={passes} />
        </Part>
      )}
      {sections.length === 0 ? null : (
        <Part id="sections" title="Sections and configurations">
          <p>
            Decode of an 8B model on one chip at 2,048 keys. Identical layers share their configurations; a
            load is taken as 10 µs, an estimate, and hidden behind the section before.
          </p>
          <SectionsTable rows={sections} />
        </Part>
      )}
    </>
  );
}

/** The smallest model and the largest that has a placement. */
function chipsSentence(rows: ChipData['behaviour']['sram']): string {
  const placed = rows.filter(({ chips }) => chips !== null).toSorted((a, b) => a.weightBytes - b.weightBytes);
  const [least, most] = [placed.at(0), placed.at(-1)];
  if (least === undefined || most === undefined)
    return 'No model of the catalogue fits 1,024 of these chips.';
  return `${least.modelName} needs ${chipsWords(least.chips)}, ${most.modelName} ${chipsWords(most.chips)}.`;
}

function chipsWords(chips: number | null): string {
  return chips === 1 ? 'one chip' : `${formatNumber(chips ?? 0)} chips`;
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section
      id={id}
      title={title}
      note="Simulated, uncalibrated for this family; never mixed with measured values."
    >
      {children}
    </Section>
  );
}
