import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { listedUpTo } from '@inferbench/units/english';

/** Publications that a source line names. */
const MOST_NAMED = 3;

/** "simulated, engine 0.6.0; published: InferenceX": what a chart was drawn from. */
export function sourceLine(sources: readonly (string | null)[], hasSimulated: boolean): string {
  const publications = [
    ...new Set(sources.flatMap((source) => (source === null ? [] : shortSource(source)))),
  ].toSorted();
  return [
    hasSimulated ? `simulated, engine ${ENGINE_VERSION}` : '',
    publications.length === 0 ? '' : `published: ${listedUpTo(MOST_NAMED, publications)}`,
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
