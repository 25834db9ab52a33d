/** A share as a rounding leaves it open: "0.05 %". */
export function shownShare(share: number): string {
  return `${Number((share * 100).toPrecision(2))} %`;
}
