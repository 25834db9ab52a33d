import { FRAMEWORKS, OTHER_FRAMEWORK } from '@inferbench/domain/names/framework-name';
import { MEASURED_CONTEXT, readFixture } from './fixture.ts';

export const FRAMEWORK_WORDS: readonly string[] = FRAMEWORKS.map(({ word }) => word);

const STACKS = FRAMEWORK_WORDS.filter((word) => word !== OTHER_FRAMEWORK);

/** The n-th stack of the list: each makes a system of its own. */
export function stackOf(n: number): string {
  const stack = STACKS[n];
  if (stack === undefined) throw new RangeError(`the list has ${STACKS.length} stacks, not ${n + 1}`);
  return stack;
}

/** The context of the example under the n-th stack. */
export function contextOfStack(n: number): string {
  return contextOf(stackOf(n));
}

/** What the context of the example says, with another framework. */
export function contextOf(framework: string): string {
  return readFixture(MEASURED_CONTEXT).replace('framework: vllm', `framework: ${framework}`);
}
