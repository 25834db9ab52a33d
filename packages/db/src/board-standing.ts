import { STANDING_BITS } from '@inferbench/domain/standing';

/** Where values of a point stand on a board: why on request only, and whether everybody sees them first. */
export interface Standing {
  standing: number;
  listed: boolean;
}

/** An example stands in its place and never ranks, whatever its submission's state. */
export function standingOf({
  standing,
  listed,
  example,
}: {
  standing: number;
  listed: boolean;
  example: boolean;
}): Standing {
  return {
    standing: example ? standing | STANDING_BITS.EXAMPLE : standing,
    listed: listed && !example,
  };
}
