import type { MeasurementList, MeasurementRow } from '@inferbench/domain/measurement-list';

/** The campaign against which all others are told: most figures are of it, and its harness is public. */
const REFERENCE_CAMPAIGN = 'InferenceX';
/** Sources that publish runs of their own beside those of the campaign, by the lengths that only these have. */
const OWN_RUNS: Readonly<Record<string, (row: MeasurementRow) => boolean>> = {
  'ai-dynamo/aiconfigurator': ({ spread }) => spread === undefined,
};

/** Who generated the load of a row, where it was not the reference campaign: lists measure alike, and each in its own way. */
export function harnessOf(
  row: MeasurementRow,
  { document, campaign }: MeasurementList['source'],
): string | null {
  if (campaign !== REFERENCE_CAMPAIGN) return document;
  return OWN_RUNS[document]?.(row) === true ? `${document}, own runs` : null;
}
