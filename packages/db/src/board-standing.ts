/** Where values of a point stand on a board: why on request only, and whether everybody sees them first. */
export interface Standing {
  standing: number;
  listed: boolean;
}
