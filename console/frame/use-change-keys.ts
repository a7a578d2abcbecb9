import { type Keys, useKeys } from '../keyboard/use-keys.ts';
import { useFrame } from './surroundings.ts';

/** Listens for keys that change or export something, unless the console is read-only. */
export function useChangeKeys(keys: Keys): void {
  const { readingOnly } = useFrame();
  useKeys(readingOnly === undefined ? keys : {});
}
