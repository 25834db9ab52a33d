/** An axis of a drawing: the values at its ends, equal steps or equal ratios between them. */
export interface ReadableAxis {
  from: number;
  to: number;
  scale: 'LINEAR' | 'LOG';
  unit: string;
}

export interface ReadableSystem {
  /** Marks of it are found by this name. */
  key: string;
  name: string;
  /** Where a click leads: the view with it asked for. */
  href: string | null;
  /** x, y, and what else to say of the place. */
  samples: readonly (readonly [x: number, y: number, more: string | null])[];
}

/** What a browser needs to read a drawing out, and to let a limit be moved: data beside the drawing, never a second drawing. */
export interface ReadableChart {
  x: ReadableAxis;
  y: ReadableAxis;
  /** Edges of the plot in px for each width that is drawn. */
  plots: Readonly<Record<string, { left: number; right: number; top: number; bottom: number }>>;
  systems: readonly ReadableSystem[];
  /** A limit on x that the reader moves: its value, and the address without it. */
  limit: { at: number; name: string; href: string; parameter: string } | null;
  /** Limits on values, each in a plot of its own, whose fields stand on the same page. */
  valueLimits?: readonly ValueLimit[];
}

export interface ValueLimit {
  at: number;
  name: string;
  unit: string;
  /** Name of the field that holds it. */
  field: string;
  /** Name by which its line is found. */
  key: string;
  axis: ReadableAxis;
  plots: ReadableChart['plots'];
}
