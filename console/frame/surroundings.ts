import type { Overview, Surroundings } from '@grovemail/contract/console/session.ts';
import { createContext, use } from 'react';

export interface Frame {
  surroundings: Surroundings;
  overview: Overview | null;
  /** Asks for the counts again. */
  refresh(): void;
  /** Why nothing can be changed; undefined while it can. */
  readingOnly: string | undefined;
}

export const FrameContext = createContext<Frame | null>(null);

/** What every page may know. @throws Error outside of the frame */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('There is no frame.');
  return frame;
}
