import { stepsSec, stepsUntil } from './leap.ts';

/**
 * What an engine does next, from the boundary between two steps at `nowSec` to that at `endSec`: nothing, planning anew, one step
 * that computes prompts, or a leap of as many decode steps as nothing can disturb.
 */
export class StepPlan {
  kind: 'idle' | 'due' | 'step' | 'leap' = 'idle';
  nowSec = 0;
  endSec = Number.POSITIVE_INFINITY;
  steps = 0;
  /** The first of the steps lasts so long, each further one `growthSec` longer. */
  firstSec = 0;
  growthSec = 0;

  get sec(): number {
    return this.endSec - this.nowSec;
  }

  rest(): void {
    this.kind = 'idle';
    this.endSec = Number.POSITIVE_INFINITY;
  }

  wake(atSec: number): void {
    this.nowSec = atSec;
    this.kind = 'due';
    this.endSec = atSec;
  }

  step(sec: number): void {
    this.kind = 'step';
    this.steps = 1;
    this.firstSec = sec;
    this.growthSec = 0;
    this.endSec = this.nowSec + sec;
  }

  leap(steps: number, firstSec: number, growthSec: number): void {
    this.kind = 'leap';
    this.steps = steps;
    this.firstSec = firstSec;
    this.growthSec = growthSec;
    this.endSec = this.nowSec + stepsSec(firstSec, growthSec, steps);
  }

  /** A request came that may join: the leap ends at the first boundary that sees it. */
  cutAt(atSec: number): void {
    this.steps = stepsUntil(this.firstSec, this.growthSec, atSec - this.nowSec, this.steps);
    this.endSec = this.nowSec + stepsSec(this.firstSec, this.growthSec, this.steps);
  }
}
