import { errorText } from './error-text.ts';
import type { Log } from './log.ts';

export interface StoreGuard {
  /** @returns null while the store is away, which is logged once */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer | null>;
  /** As `ask`, and logs that the store is back. */
  claim<Answer>(question: () => Promise<Answer>): Promise<Answer | null>;
}

/** Keeps the worker alive while the store cannot be reached. */
export function guardStore(log: Log): StoreGuard {
  let isAway = false;

  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await question();
    } catch (error) {
      if (!isAway) log.error({ reason: errorText(error) }, 'the outbox cannot be read');
      isAway = true;
      return null;
    }
  }

  return {
    ask,
    async claim(question) {
      const answer = await ask(question);
      if (answer !== null && isAway) {
        isAway = false;
        log.warn({}, 'the outbox can be read again');
      }
      return answer;
    },
  };
}
