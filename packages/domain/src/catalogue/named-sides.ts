import { chipGeneration, GENERATION_NAMES } from '../chips/hardware-family.ts';
import { FRAMEWORKS, foldFramework, OTHER_FRAMEWORK } from '../names/framework-name.ts';
import { PrecisionClass } from '../terms/precision.ts';
import { nameSlug, precisionNamed, precisionNames, stackNames } from './names.ts';

/** Side of a comparison that is no chip and no vendor: `word` is what its runs or chips have in common. */
export type NamedSide = { slug: string; label: string } & (
  { kind: 'GENERATION' | 'FRAMEWORK'; word: string } | { kind: 'PRECISION'; word: PrecisionClass }
);

/** Stacks that are no side: the rest of the list, and one that is called as its vendor. */
const NO_SIDES: ReadonlySet<string> = new Set([OTHER_FRAMEWORK, 'groq']);

const ofFramework = (word: string): NamedSide => {
  const { short, slug } = stackNames(word);
  return { kind: 'FRAMEWORK', word, label: short, slug };
};

/** Every generation, framework and precision that can be compared, by the slug that an address has. */
export const NAMED_SIDES: readonly NamedSide[] = [
  ...Object.entries(GENERATION_NAMES).map(([word, label]) => ({
    kind: 'GENERATION' as const,
    word,
    label,
    slug: nameSlug(label),
  })),
  ...FRAMEWORKS.filter(({ word }) => !NO_SIDES.has(word)).map(({ word }) => ofFramework(word)),
  ...PrecisionClass.options.map((word) => {
    const { short, slug } = precisionNames(word);
    return { kind: 'PRECISION' as const, word, label: short, slug };
  }),
];

/** The side that a word means, by its slug, its name or, of a framework, what tools call it: trtllm is TensorRT-LLM; null for none. */
export function sideCalled(word: string): NamedSide | null {
  const wanted = nameSlug(word);
  const precision = precisionNamed(word);
  const { framework } = foldFramework(word);
  return (
    NAMED_SIDES.find(({ slug }) => slug === wanted) ??
    NAMED_SIDES.find((side) => side.word === precision || side.word === framework) ??
    null
  );
}

/** Chips of a generation. */
export function chipsOfGeneration<Named extends { slug: string }>(
  generation: string,
  chips: Iterable<Named>,
): Named[] {
  return [...chips].filter(({ slug }) => chipGeneration(slug) === generation);
}
