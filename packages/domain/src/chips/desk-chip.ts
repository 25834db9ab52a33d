const AT_A_DESK = /^(?:apple-|amd-(?:rx|radeon|ryzen)|intel-arc|nvidia-(?:rtx|gb10$|jetson))/;

/** Whether a chip, by its slug, is a card or a machine that people have at a desk, where one user runs what fits on it. */
export const isDeskChip = (slug: string): boolean => AT_A_DESK.test(slug);
