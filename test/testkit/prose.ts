/** Texts that people may write and a page may spoil: React sends those of 1 KiB and more apart from the tree that they stand in. */
export const PROSE: readonly string[] = [
  `<b>The board</b> ran at half of its power & that is <not> ours. ${'a & b < c. '.repeat(400)}`.slice(
    0,
    3_999,
  ) + '>',
  `</script><!-- ${'The clock was 1,980 MHz. '.repeat(60)}-->`,
  `🔥 Früher היה מהיר יותר &amp; slower — ${'日本語のテキスト👩🏽'.repeat(40)}.`,
];
