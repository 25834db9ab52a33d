export const NO_COLOUR_FLAG = '--no-color';

/** Colour only for a terminal that wants it (https://no-color.org), and for whoever asks for it (https://force-color.org). */
export function wantsColour(stream: { isTTY?: boolean }): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = process.env;
  if (process.argv.includes(NO_COLOUR_FLAG)) return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return stream.isTTY === true && (NO_COLOR ?? '') === '' && TERM !== 'dumb';
}
