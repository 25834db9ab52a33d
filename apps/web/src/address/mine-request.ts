import { listed } from '@inferbench/units/english';
import type { MineRequest } from '@inferbench/answers/mine/request';
import type { NamedChip } from './names/site-names.ts';
import { readAs, wishReader } from './read-text.ts';
import type { SearchParameters } from './search-parameters.ts';

/** Words of an address for the bits of weights; the class of each is the one that machines at home run. */
export const HOME_BITS = { '4': 'W4A16', '8': 'W8A16', '16': 'FP16' } as const;
type HomeBits = keyof typeof HOME_BITS;

export const HOME_TEXTS: readonly number[] = [1024, 4096, 16_384, 32_768, 131_072];
export const HOME_COUNTS: readonly number[] = [1, 2, 4, 8];

const USUAL = { chip: 'nvidia-rtx-4090', count: 1, tokens: 4096, bits: '4' } as const;

export interface MineView {
  request: MineRequest;
  bits: HomeBits;
  problems: string[];
}

export function usualMachine(chip: string): MineView {
  const { count, tokens, bits } = USUAL;
  return { request: { chip, count, tokens, precision: HOME_BITS[bits] }, bits, problems: [] };
}

/** Reads which machine is asked about; what is not understood is said, and the usual one of it stands. */
export function readMine(
  parameters: SearchParameters,
  chipNamed: (text: string) => NamedChip | null,
): MineView {
  const problems: string[] = [];
  const wish = wishReader(parameters, problems);
  const among = (offered: readonly number[]) => (text: string) =>
    readAs(
      offered.find((each) => String(each) === text),
      listed(offered.map(String), 'or'),
      text,
    );
  const chip =
    wish('chip', (text) => readAs(chipNamed(text)?.slug, 'the name of a card or machine', text)) ??
    USUAL.chip;
  const count = wish('count', among(HOME_COUNTS)) ?? USUAL.count;
  const tokens = wish('tokens', among(HOME_TEXTS)) ?? USUAL.tokens;
  const bits =
    wish('bits', (text) =>
      readAs(isHomeBits(text) ? text : null, listed(Object.keys(HOME_BITS), 'or'), text),
    ) ?? USUAL.bits;
  return { request: { chip, count, tokens, precision: HOME_BITS[bits] }, bits, problems };
}

function isHomeBits(text: string): text is HomeBits {
  return Object.hasOwn(HOME_BITS, text);
}
