import { type Keys, useKeys } from '../keyboard/use-keys.ts';
import { useFrame } from './surroundings.ts';

/** Listens for keys that change something, or export: not while the console only reads. */
export function useChangeKeys(keys: Keys): void {
  const { readingOnly } = useFrame();
  useKeys(readingOnly === undefined ? keys : {});
}
