const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/;

/** A number as people type it: comma groups are theirs. NaN for anything else. */
export function typedNumber(text: string): number {
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text;
  return /^[-+.\d]/.test(plain) && !/[xob]/i.test(plain) ? Number(plain) : Number.NaN;
}
