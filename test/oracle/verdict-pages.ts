// Words in bold over a page, held to the rows of an export: which compare, and what the rows say against them.
import { falseClaims, type Named } from './verdict-sentences.ts';
import type { Reading } from './verdicts.ts';

/** A sentence that compares: what it is counted as, and what rows say against it. */
export interface Judged {
  kind: string;
  fault: string | null;
  text: string;
}

/** Two sides, and what the rows say of them in every slice and at every line that the words may be about. */
export interface About {
  sides: readonly Named[];
  readings: readonly Reading[];
}

const COMPARES =
  /\bleads?\b|times as fast|times the|told apart|ahead of|too close|turns with|depends? on|differ more than the chips/;
const OVER_MODELS =
  /^(?:By [a-z ]+ runs: )?(.+?) leads .+? on \w+ of \w+ models?.*?, by (?:at least )?([\d.,]+)(?: to ([\d.,]+))? times/;

/** Sentences of words that compare, each judged; `isTitle`: where a simulation may not stand before what was run. */
export function judgedWords(words: string, about: About, isTitle: boolean): Judged[] {
  return words
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .filter((text) => COMPARES.test(text))
    .map((text) => ({ text, ...judgement(text, about, isTitle) }));
}

function judgement(text: string, about: About, isTitle: boolean): Pick<Judged, 'kind' | 'fault'> {
  const { sides, readings } = about;
  if (/\bsimulated\b/i.test(text)) {
    const isDenied = isTitle && /leads|times as|cannot be told/.test(text) && readings.some(isDecided);
    return { kind: 'simulated', fault: isDenied ? 'a simulation stands where runs say something' : null };
  }
  // Sides of several sizes, and single streams, are no slices of steady serving.
  if (/ × \d/.test(text)) return { kind: 'class named', fault: null };
  if (/one user/.test(text)) return { kind: 'one user', fault: null };
  const overModels = OVER_MODELS.exec(text);
  if (overModels !== null) return { kind: 'over models', fault: rangeFault(overModels, about) };
  const ahead = sides.find(({ label }) => text.includes(`${label} ahead of`));
  if (ahead !== undefined)
    return { kind: 'ahead', fault: readings.some(ledBy(ahead)) ? null : `${ahead.label} leads in no slice` };
  if (/ leads .* times| make .* times/.test(text))
    return { kind: 'leads', fault: falseClaims(text, sides, readings)[0] ?? null };
  if (/differ more than the chips/.test(text)) {
    const isHeld = readings.some(({ kind }) => kind === 'LEADS_BY_STACK');
    return { kind: 'by stack', fault: isHeld ? null : 'no lead is beyond what the chips differ by' };
  }
  if (/told apart|too close|turns with|depends? on|^Neither /.test(text)) {
    const leaders = new Set(readings.flatMap(({ leader }) => leader ?? []));
    const isHeld = leaders.size > 1 || readings.some(({ kind }) => kind === 'TIED');
    return { kind: 'tied', fault: isHeld ? null : 'no slice is tied' };
  }
  return { kind: 'other', fault: null };
}

const isDecided = ({ kind }: Reading) => kind !== 'NONE';

const ledBy =
  ({ chips }: Named) =>
  ({ leader }: Reading) =>
    leader !== null && chips.includes(leader);

/** Holds both ends of a range over models to leads of the one that is said to lead. */
function rangeFault(
  [, label = '', low = '', high = low]: RegExpExecArray,
  { sides, readings }: About,
): string | null {
  const side = sides.find((each) => each.label === label);
  const led = side === undefined ? [] : readings.filter(ledBy(side));
  const isOf = (printed: string, value: number | null) =>
    value !== null &&
    Math.abs(Number(printed.replaceAll(',', '')) - value) <= (printed.includes('.') ? 0.0501 : 0.501);
  const isHeld = led.some((each) => isOf(low, each.low)) && led.some((each) => isOf(high, each.high));
  return isHeld ? null : `no lead of ${label} gives ${low} to ${high}`;
}

/** Words of a page that a program reads before anything else, and those in bold: without marks, comments and scripts. */
export function boldWords(html: string): { titles: string[]; ledes: string[] } {
  const page = html.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll(/<!--.*?-->/gs, '');
  const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, words = '']) => plain(words));
  return {
    titles: [
      ...all(/<title>(.*?)<\/title>/gs).map((title) => title.replace(/ · InferBench$/, '')),
      ...all(/<meta property="og:title" content="(.*?)"/g),
      ...all(/<h1[^>]*>(.*?)<\/h1>/gs),
      ...all(/<p class="verdict">(.*?)<\/p>/gs),
    ],
    ledes: [...all(/<meta name="description" content="(.*?)"/g), ...all(/<p class="lede">(.*?)<\/p>/gs)],
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
