import { useMemo } from 'react';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import { heatMap } from '../../chip/heat-map.ts';
import { SHEET_COLUMNS, sheetRow } from '../../chip/sheet-section.tsx';
import { EngineLine } from '../../engine/engine-notes.tsx';
import { Folded } from '../../frame/folded.tsx';
import { rooflineFigure } from '../../figures/roofline/roofline-figure.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import type { ChipPreview } from './chip-preview.ts';
import { Section } from '../../frame/section.tsx';

export function PreviewView({ preview, title }: { preview: ChipPreview; title: string }) {
  const { bounds, attainable, sheet, flexibility, engineVersion } = preview;
  const roofline = useMemo(
    () => bounds && rooflineFigure({ ...bounds, title, attainable, points: [] }),
    [bounds, attainable, title],
  );
  const grid = useMemo(() => (flexibility?.ok === true ? heatMap(flexibility.value) : null), [flexibility]);
  return (
    <Section id="preview" title="Preview">
      {roofline === null ? (
        <p>
          The roofline appears as soon as a peak rate and the memory that holds the weights, with its size and
          bandwidth, are filled. Nothing is sent for it: your browser computes it.
        </p>
      ) : (
        <>
          <ChartFrame id="roofline" chart={roofline}>
            <EngineLine
              engineVersion={engineVersion}
              errorBars={[]}
              uncalibrated={attainable?.uncalibrated ?? true}
            />
          </ChartFrame>
          <Folded title="Reference sheet, row by row" id="sheet-fold">
            {sheet?.ok === true ? (
              <StackTable
                caption="Reference sheet of the chip that is being written"
                columns={SHEET_COLUMNS}
                rows={sheet.value.rows.map(sheetRow)}
              />
            ) : (
              <p>{sheet?.refused.message}</p>
            )}
          </Folded>
          <Folded title="Flexibility, cell by cell" id="flexibility-fold">
            {grid === null ? (
              <p>{flexibility?.ok === false ? flexibility.refused.message : 'Being computed.'}</p>
            ) : (
              <ChartFrame id="flexibility-map" chart={grid} />
            )}
          </Folded>
        </>
      )}
    </Section>
  );
}
