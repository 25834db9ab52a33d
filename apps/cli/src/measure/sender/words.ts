/** Short words that tokenizers of every family hold whole. */
export const WORDS: readonly string[] =
  'the and for are but not you all any can had her was one our out day get has him his how man new now old see two way who boy did its let put say she too use red run big end far few got hot low men own sea set sit six ten top yes yet add age air art bad bed box car cut dog eat eye'.split(
    ' ',
  );
