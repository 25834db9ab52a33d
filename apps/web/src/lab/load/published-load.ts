/** A published point on the axes of a load: null where its source does not say. */
export interface PublishedLoad {
  vendor: string;
  system: string;
  users: number;
  ttft: number | null;
  tpot: number | null;
  output: number | null;
  goodput: null;
  pointId: string;
  source: string | null;
}
