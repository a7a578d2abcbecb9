import type { Overview, Surroundings } from '@grovemail/contract/console/session.ts';
import { createContext, use } from 'react';

export interface Frame {
  surroundings: Surroundings;
  overview: Overview | null;
  /** Fetches the counts again. */
  refresh(): void;
  /** Why the console is read-only; undefined if it is not. */
  readingOnly: string | undefined;
}

export const FrameContext = createContext<Frame | null>(null);

/** The context of every page. @throws Error outside of FrameContext */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('There is no frame.');
  return frame;
}
