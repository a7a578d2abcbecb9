import { useRef, useState } from 'react';
import { CallError, post } from '../../calls/call.ts';

/** Changes something from a dialog, which stays open and says why if it did not work. */
export function useChange(path: string, done: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const change = async (body: object) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await post(path, body);
      done();
    } catch (error) {
      if (error instanceof CallError) setProblem(error.message);
    } finally {
      isBusy.current = false;
    }
  };
  return { problem, change };
}
