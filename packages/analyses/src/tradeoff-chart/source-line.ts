import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';

/** Publications that a source line names; of more, their number. */
const MOST_SOURCES = 3;

/** "simulated, engine 0.6.0; published: InferenceX": what a chart was drawn from. */
export function sourceLine(sources: readonly (string | null)[], hasSimulated: boolean): string {
  const publications = [
    ...new Set(sources.flatMap((source) => (source === null ? [] : shortSource(source)))),
  ].toSorted();
  const named = publications.slice(0, MOST_SOURCES).join(', ');
  const more = publications.length > MOST_SOURCES ? ` and ${publications.length - MOST_SOURCES} more` : '';
  return [
    hasSimulated ? `simulated, engine ${ENGINE_VERSION}` : '',
    publications.length === 0 ? '' : `published: ${named}${more}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** "InferenceX" of "SemiAnalysisAI/InferenceX (fork faradawn)": whose copy it is stands with each point. */
function shortSource(source: string): string {
  return (
    source
      .replaceAll(/ \([^)]*\)/g, '')
      .split('/')
      .at(-1) ?? source
  );
}
