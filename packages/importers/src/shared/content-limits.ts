/** Files larger than this are refused before anything is parsed. */
export const MAX_FILE_CHARS = 64 * 1024 * 1024;
export const MAX_DEPTH = 64;
/** Commas outside strings, and objects and lists by their weight; a detailed file of 10,000 requests of 1,000 tokens has 1e7. */
export const MAX_VALUES = 20_000_000;
/** An object or list, empty or not, needs as much memory as this many numbers. */
export const VALUES_OF_A_CONTAINER = 8;
/** Keys of one object. */
export const MAX_KEYS = 100_000;
/** Keys of the whole file: 10,000 requests of 200 keys. */
export const MAX_ALL_KEYS = 2_000_000;
export const MAX_COLUMNS = 500;
export const MAX_ROWS = 200_000;
export const MAX_CELL_CHARS = 100_000;
/** Finished in one import; further ones are chosen by their numbers, in the uncut files. */
export const MAX_RUNS = 10_000;
/** Stored in one call of the command line. */
export const MAX_STORED_RUNS = 1_000;
