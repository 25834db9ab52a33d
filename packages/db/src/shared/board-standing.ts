/** Where values of a point stand on a board: why on request only, and whether they take part in the ranks that everybody sees. */
export interface Standing {
  standing: number;
  listed: boolean;
}
