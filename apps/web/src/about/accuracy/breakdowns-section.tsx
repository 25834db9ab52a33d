import { chipAddress } from '../../address/pages.ts';
import type { AccuracyData } from './accuracy-data.ts';
import type { ReactNode } from 'react';
import { GRADE_WORDS, metricOfName, phaseOfName } from './accuracy-words.ts';
import { BreakdownTable } from './breakdown-table.tsx';

type Names = AccuracyData['names'];

const chipLink = (slug: string, names: Names) => <a href={chipAddress(slug)}>{names[slug] ?? slug}</a>;
const shortName = (slug: string, names: Names) => names[slug] ?? slug;

const gradeOfName = (name: string) => GRADE_WORDS[name] ?? name;

interface Table {
  of: Extract<keyof AccuracyData, `by${string}`>;
  id: string;
  title: string;
  head: string;
  show?: (name: string, names: Names) => ReactNode;
}

const TABLES: readonly Table[] = [
  { of: 'byPhase', id: 'by-phase', title: 'Phases', head: 'Phase', show: phaseOfName },
  { of: 'byFamily', id: 'by-family', title: 'Hardware families', head: 'Hardware', show: shortName },
  { of: 'byFramework', id: 'by-framework', title: 'Frameworks', head: 'Framework' },
  { of: 'byModel', id: 'by-model', title: 'Models', head: 'Model', show: shortName },
  { of: 'byChip', id: 'by-chip', title: 'Chips', head: 'Chip', show: chipLink },
  { of: 'byMetric', id: 'by-metric', title: 'Metrics', head: 'Metric', show: metricOfName },
  { of: 'byGrade', id: 'by-grade', title: 'Source grades', head: 'Grade', show: gradeOfName },
];

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
      {TABLES.map(({ of, show, ...table }) => (
        <BreakdownTable
          key={of}
          {...table}
          {...(show === undefined ? {} : { show: (name) => show(name, data.names) })}
          quantities={data[of].quantities}
        />
      ))}
    </section>
  );
}
