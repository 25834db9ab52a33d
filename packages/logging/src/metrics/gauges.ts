import { Gauge } from 'prom-client';

/** Reads figures while Prometheus asks, at most once in `everyMs`; one that is null is not told. */
export interface AskedGauges {
  everyMs: number;
  /** Figures by the last part of their name, with what each says. */
  help: Readonly<Record<string, string>>;
  read(): Promise<Readonly<Record<string, number | null>>>;
}

/** Gauges of what a database holds: a figure that could not be read is left out, never the last one. */
export function askedGauges({ everyMs, help, ...source }: AskedGauges): void {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Readonly<Record<string, number | null>>> = Promise.resolve({});
  const current = () => {
    if (performance.now() - readAt >= everyMs) {
      readAt = performance.now();
      reading = source.read().catch(() => ({}));
    }
    return reading;
  };
  for (const [name, text] of Object.entries(help)) {
    const gauge = new Gauge({
      name: `inferbench_${name}`,
      help: text,
      async collect() {
        const value = (await current())[name] ?? null;
        if (value === null) gauge.remove();
        else gauge.set(value);
      },
    });
  }
}
