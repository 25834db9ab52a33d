// https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format

/** One value of a metric, with what tells it from its siblings. */
export interface MetricSample {
  name: string;
  labels: ReadonlyMap<string, string>;
  value: number;
}

/** What is read of one answer at most; what comes after it is not looked at. */
const LIMITS = { lines: 50_000, lineChars: 8000 } as const;

const SAMPLE =
  /^([a-zA-Z_:][\w:]*)(?:\{((?:[^"{}]|"(?:[^"\\]|\\.)*")*)\})?[ \t]+(\S+)(?:[ \t]+-?\d+)?(?:[ \t]+#.*)?$/;
const LABEL = /([a-zA-Z_]\w*)\s*=\s*"((?:[^"\\]|\\.)*)"/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', '"': '"', '\\': '\\' };

/** Values of an answer in the text format of Prometheus whose names are asked for; lines that it cannot read are left out. */
export function readMetrics(text: string, isAsked: (name: string) => boolean): MetricSample[] {
  const samples: MetricSample[] = [];
  for (const line of text.split('\n', LIMITS.lines)) {
    if (line === '' || line.startsWith('#') || line.length > LIMITS.lineChars) continue;
    const [, name = '', labels = '', written = ''] = SAMPLE.exec(line.trimEnd()) ?? [];
    const value = written === '' ? Number.NaN : Number(written);
    // NaN and infinities are what a server says that does not know.
    if (!Number.isFinite(value) || !isAsked(name)) continue;
    samples.push({ name, labels: labelsOf(labels), value });
  }
  return samples;
}

function labelsOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(LABEL)].map(([, key = '', value = '']) => [
      key,
      value.replaceAll(/\\(.)/g, (whole, letter: string) => ESCAPED[letter] ?? whole),
    ]),
  );
}
