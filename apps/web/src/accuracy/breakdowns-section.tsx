import { chipAddress } from '../address/pages.ts';
import type { AccuracyData } from './accuracy-data.ts';
import { GRADE_WORDS, metricOfName, phaseOfName } from './accuracy-words.ts';
import { BreakdownTable } from './breakdown-table.tsx';

const chipLink = (slug: string) => <a href={chipAddress(slug)}>{slug}</a>;

/** Errors by everything that they may depend on. */
export function BreakdownsSection({ data }: { data: AccuracyData }) {
  return (
    <section aria-labelledby="breakdowns" className="breakdowns">
      <header>
        <h2 id="breakdowns">By phase, hardware, software, model</h2>
        <p className="note">
          Held out. Errors and bias, simulated ÷ published, are of times first. Kernels count by phase and
          metric alone. Hardware without a bar is reported and not in the sentence above; families that are
          not calibrated are predicted with defaults.
        </p>
      </header>
      <BreakdownTable
        id="by-phase"
        title="Phases"
        head="Phase"
        quantities={data.byPhase.quantities}
        show={phaseOfName}
      />
      <BreakdownTable
        id="by-family"
        title="Hardware families"
        head="Hardware"
        quantities={data.byFamily.quantities}
      />
      <BreakdownTable
        id="by-framework"
        title="Frameworks"
        head="Framework"
        quantities={data.byFramework.quantities}
      />
      <BreakdownTable id="by-model" title="Models" head="Model" quantities={data.byModel.quantities} />
      <BreakdownTable
        id="by-chip"
        title="Chips"
        head="Chip"
        quantities={data.byChip.quantities}
        show={chipLink}
      />
      <BreakdownTable
        id="by-metric"
        title="Metrics"
        head="Metric"
        quantities={data.byMetric.quantities}
        show={metricOfName}
      />
      <BreakdownTable
        id="by-grade"
        title="Source grades"
        head="Grade"
        quantities={data.byGrade.quantities}
        show={(name) => GRADE_WORDS[name] ?? name}
      />
    </section>
  );
}
