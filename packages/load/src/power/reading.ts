/** What one device drew at one look. */
export interface PowerReading {
  device: string;
  watts: number;
}

/** What a sampler prints, line by line. */
export interface ReadingLines {
  /** The reading of a line; null for a header, a blank and what cannot be read. */
  line(text: string): PowerReading | null;
}

/** No device draws more: what is above is a mistake of its driver. */
const MAX_WATTS = 1_000_000;

export function isPlausible(watts: number): boolean {
  return Number.isFinite(watts) && watts >= 0 && watts <= MAX_WATTS;
}
