import { useLocation } from 'wouter';
import { places } from './places.ts';
import { useKeys } from './use-keys.ts';

/** `G` and a letter go to a place; `?` shows all keys. */
export function usePlaceKeys(showKeys: () => void): void {
  const [, go] = useLocation();
  const toPlaces = places.flatMap(({ key, path }) =>
    key === undefined ? [] : [[`g ${key.toLowerCase()}`, () => go(path)] as const],
  );
  useKeys({ ...Object.fromEntries(toPlaces), '?': showKeys });
}
