import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { counted } from '@inferbench/units/english';
import { modelViewAddress } from '../address/model-request.ts';
import { pageAddress } from '../address/pages.ts';

/** Names the runs that a view hides, by their drafts, and the simulation, each with the address that shows it. */
export function LeftOut({ chart: { slice, choices }, asked }: { chart: TradeoffChart; asked: string[] }) {
  const other = choices.drafts.find(({ chosen, runs }) => !chosen && runs > 0);
  // No simulation stands over a time.
  const isWhole = slice.simulated || slice.x !== 'SPEED';
  if (other === undefined && isWhole) return null;
  const to = (change: Partial<TradeoffChart['slice']>, section: string) =>
    modelViewAddress({ ...slice, ...change }, asked, section);
  return (
    <div className="two left-out">
      {other === undefined ? null : (
        <section>
          <h2>
            {counted(other.runs, 'run')} {other.technique === 'DRAFTING' ? 'with' : 'without'} drafted tokens{' '}
            {other.runs === 1 ? 'is' : 'are'} hidden
          </h2>
          <p>
            <a href={to({ technique: other.technique, extent: null }, 'load')}>Show them</a> or{' '}
            <a href={pageAddress('techniques')}>see what drafts gain</a>.
          </p>
        </section>
      )}
      {isWhole ? null : (
        <section>
          <h2>Our simulation is hidden where runs answer</h2>
          <p>
            <a href={to({ simulated: true }, 'systems')}>Show it beside the runs</a> or{' '}
            <a href={pageAddress('accuracy')}>see how far off it has been</a>.
          </p>
        </section>
      )}
    </div>
  );
}
