/** Mean width of a character in shares of the size, generous: the server has no font to measure with. */
const MEAN = 0.55;
const MEAN_BOLD = 0.58;

/** Width of a text in px. */
export function roomOf(words: string, size: number, bold = false): number {
  return words.length * size * (bold ? MEAN_BOLD : MEAN);
}

/** The text in lines that fit; a word that is longer than the room stands alone. */
export function wrapped(words: string, room: number, size: number, bold = false): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last !== undefined && roomOf(longer, size, bold) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** An address in lines that fit, broken before the parts of its query. */
export function wrappedAddress(address: string, room: number, size: number): string[] {
  const lines: string[] = [];
  for (const part of address.split(/(?=[?&#])/)) {
    const longer = `${lines.at(-1) ?? ''}${part}`;
    if (lines.length > 0 && roomOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** The text, cut with an ellipsis to what fits. */
export function fittedTo(words: string, room: number, size: number): string {
  if (roomOf(words, size) <= room) return words;
  const characters = Math.max(1, Math.floor(room / (size * MEAN)) - 1);
  return `${words.slice(0, characters).trimEnd()}…`;
}

/** Size that 12 px text is taken for beside an axis: without any of the sans stack a system falls back to a wider font (Open Sans). */
const LABEL = 12.55;

/** Width of a label of an axis or a mark, px. */
export function textWidth(words: string): number {
  return roomOf(words, LABEL);
}

/** A label, cut with an ellipsis to what fits. */
export function fitted(words: string, width: number): string {
  return fittedTo(words, width, LABEL);
}
