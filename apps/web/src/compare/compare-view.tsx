import type { ComparisonResult } from '@inferbench/graphql-documents/compare';
import { exportFiles } from '../address/pages.ts';
import { availableWords } from '../slice/available-words.ts';
import { UnreadAddress } from '../frame/states.tsx';
import { FigureSection } from '../chart/figure-section.tsx';
import { crossoversAddress } from '../address/crossovers-request.ts';
import { viewCitation } from '../frame/citation.ts';
import { TakeAway } from '../frame/take-away.tsx';
import { AbsentSystem, SameSystem } from './absent.tsx';
import { AssumptionsSection } from './assumptions-section.tsx';
import { ComparableBox } from './comparable-box.tsx';
import { CompareForm } from './compare-form.tsx';
import { compareAddress, compareQuery } from '../address/compare-request.ts';
import { ContextSection } from './context-section.tsx';
import type { ComparePage } from './load-compare.ts';
import { MetricsSection } from './metrics-section.tsx';
import { ratioFigure } from './ratio-figure.ts';
import { ratiosOf } from './ratios.ts';

interface CompareViewProps {
  page: ComparePage;
  problems: readonly string[];
  origin: string;
}

/** Two systems side by side: what was assumed first, then every figure, then what it depends on. */
export function CompareView({ page, problems, origin }: CompareViewProps) {
  const { comparison, slice, absent, a, b } = page;
  const title = availableWords(slice.shown);
  return (
    <>
      <UnreadAddress problems={problems} />
      <div className="head">
        <h1>
          {comparison === null ? 'Compare two systems' : `${comparison.a.label} and ${comparison.b.label}`}
        </h1>
        <p className="lede">
          {title}. {comparison?.summary}
        </p>
      </div>
      <CompareForm page={page} />
      {comparison === null ? (
        absent.length === 0 || a === b ? (
          <SameSystem />
        ) : (
          <AbsentSystem page={page} title={title} />
        )
      ) : (
        <Pair page={page} comparison={comparison} title={title} origin={origin} />
      )}
    </>
  );
}

interface PairProps {
  page: ComparePage;
  comparison: ComparisonResult;
  title: string;
  origin: string;
}

function Pair({ page, comparison, title, origin }: PairProps) {
  const { slice, a, b } = page;
  const query = compareQuery({ a, b, slice: slice.address });
  const address = `${origin}${compareAddress({ a, b, slice: slice.address })}`;
  return (
    <>
      <Cautions cautions={comparison.cautions} />
      <AssumptionsSection comparison={comparison} systems={slice.systems} />
      <MetricsSection comparison={comparison} />
      <RatioSection comparison={comparison} query={query} />
      <ComparableBox comparison={comparison} slice={title} />
      <ContextSection
        comparison={comparison}
        crossovers={crossoversAddress({
          slice: slice.address,
          metric: 'USEFUL_TOPS',
          pointsOnly: false,
          systems: [a, b],
          markContext: null,
        })}
      />
      <TakeAway
        sentence={`${title}: ${comparison.summary}`}
        permalink={address}
        citation={viewCitation({
          what: `${comparison.a.label} against ${comparison.b.label}, ${title}`,
          versions: [],
          address,
        })}
        files={exportFiles('compare', query)}
      />
    </>
  );
}

function Cautions({ cautions }: Pick<ComparisonResult, 'cautions'>) {
  if (cautions.length === 0) return null;
  return (
    <div className="message warning" role="note" aria-label="Caution">
      <p>
        <strong>Caution.</strong> The two differ in what changes the meaning of their figures:
      </p>
      <ul>
        {cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
    </div>
  );
}

function RatioSection({ comparison, query }: { comparison: ComparisonResult; query: string }) {
  const figure = ratioFigure(ratiosOf(comparison), { a: comparison.a.label, b: comparison.b.label });
  if (figure === null) return null;
  return (
    <FigureSection id="ratios" title="B against A" figure={figure} name="ratio" query={query}>
      <p className="note">
        The axis is logarithmic: equal factors are equal lengths, and 1 is equal. The figure is B ÷ A; where
        less is better, A ÷ B. A line is the interval of the ratio, from the far ends of both; it crosses 1
        where the two cannot be told apart.
      </p>
    </FigureSection>
  );
}
