import { exp, ln, powInt } from '@inferbench/units/exact-math';

export const FIRST_CONTEXT = 128;
export const LAST_CONTEXT = 131_072;

/** Contexts between two powers of two, and doublings from the first to the last. */
const PER_DOUBLING = 8;
const DOUBLINGS = 10;

/** 81 whole contexts, even in log2, every eighth a power of two. */
export const CONTEXTS: readonly number[] = Array.from({ length: DOUBLINGS * PER_DOUBLING + 1 }, (_, i) =>
  i % PER_DOUBLING === 0
    ? FIRST_CONTEXT * powInt(2, i / PER_DOUBLING)
    : Math.round(FIRST_CONTEXT * exp((i / PER_DOUBLING) * ln(2))),
);
