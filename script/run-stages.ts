import type { Stage } from './test-stages.ts';

type Order = Pick<Stage, 'name' | 'needs' | 'wholeMachine'>;

/** Most stages keep one core busy, and the tests should be fast on two. */
const atOnce = 2;

/**
 * Runs stages in the given order, two at a time where they allow it.
 * @param run whether the stage passed; after a failure, no other stage starts
 */
export async function runStages<Each extends Order>(
  stages: readonly Each[],
  run: (stage: Each) => Promise<boolean>,
): Promise<void> {
  const waiting = [...stages];
  const running = new Map<Each, Promise<void>>();
  let failed = false;

  const unfinished = (name: string) =>
    [...waiting, ...running.keys()].some((stage) => stage.name === name);
  const mayStart = ({ needs = [], wholeMachine }: Each) => {
    if (needs.some(unfinished)) return false;
    if (wholeMachine) return running.size === 0;
    return running.size < atOnce && ![...running.keys()].some((stage) => stage.wholeMachine);
  };

  while (running.size > 0 || (waiting.length > 0 && !failed)) {
    const next = failed ? -1 : waiting.findIndex(mayStart);
    const [stage] = next < 0 ? [] : waiting.splice(next, 1);
    if (stage) {
      const end = run(stage).then((passed) => {
        running.delete(stage);
        failed ||= !passed;
      });
      running.set(stage, end);
    } else {
      await Promise.race(running.values());
    }
  }
}
