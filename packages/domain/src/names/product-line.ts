import { areAlike, nameSkeletons } from './public-name.ts';

/**
 * Words by which vendors call chips that are out or announced. A chip of somebody else under one of them is asked about before it
 * stands: names of vendors, which a catalogue of what is out does not have yet.
 */
export const PRODUCT_LINES: Readonly<Record<string, readonly string[]>> = {
  NVIDIA: [
    'Hopper',
    'Blackwell',
    'Rubin',
    'Vera',
    'Feynman',
    'Grace',
    'GeForce',
    'RTX',
    'Jetson',
    'DGX',
    'HGX',
  ],
  AMD: ['Instinct', 'Radeon', 'Helios'],
  Google: ['TPU', 'Ironwood', 'Trillium'],
  Intel: ['Gaudi', 'Jaguar Shores', 'Crescent Island', 'Falcon Shores', 'Xeon'],
  AWS: ['Trainium', 'Inferentia'],
  Microsoft: ['Maia'],
  Meta: ['MTIA'],
  Cerebras: ['WSE'],
  Groq: ['LPU'],
  Tenstorrent: ['Wormhole', 'Blackhole', 'Grayskull'],
  Qualcomm: ['Cloud AI', 'Snapdragon'],
  Huawei: ['Ascend'],
  Apple: ['Neural Engine'],
};

/** Letters with as many digits as signs: "H100" is h and three digits, and so is a coming H300. */
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  NVIDIA: ['a###', 'h###', 'b###', 'r###', 'gh###', 'gb###', 'gr###', 'vr###'],
  AMD: ['mi###'],
  Intel: ['gaudi#'],
};

const wordsOf = (name: string): string[] => name.split(/[\s/,()-]+/).filter((word) => word !== '');
const looks = (text: string): string =>
  wordsOf(text)
    .map((word) => nameSkeletons(word)[0] ?? '')
    .join(' ');

/** Finds whose product line a name looks like, of other vendors than its own; null for none. */
export function lineOfOthers({
  name,
  vendor,
}: {
  name: string;
  vendor: string;
}): { vendor: string; line: string } | null {
  const others = <T>(lines: Readonly<Record<string, T>>) =>
    Object.entries(lines).filter(([other]) => !areAlike(other, vendor));
  const whole = ` ${looks(name)} `;
  for (const [other, lines] of others(PRODUCT_LINES)) {
    const line = lines.find((each) => whole.includes(` ${looks(each)} `));
    if (line !== undefined) return { vendor: other, line };
  }
  const numbered = new Set(
    wordsOf(name).map((word) =>
      word
        .toLowerCase()
        .replaceAll(/\d/g, '#')
        .replace(/(?<=#)[a-z]{1,2}$/, ''),
    ),
  );
  for (const [other, lines] of others(NUMBERED)) {
    const line = lines.find((each) => numbered.has(each));
    if (line !== undefined) return { vendor: other, line: line.toUpperCase().replaceAll('#', '0') };
  }
  return null;
}
