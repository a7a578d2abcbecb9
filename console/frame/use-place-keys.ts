import { useLocation } from 'wouter';
import { useKeys } from '../keyboard/use-keys.ts';
import { places } from './places.ts';

/** `G` and a letter go to a place; `?` shows all keys. */
export function usePlaceKeys(showKeys: () => void): void {
  const [, go] = useLocation();
  const toPlaces = places.flatMap(({ key, path }) =>
    key === undefined ? [] : [[`g ${key.toLowerCase()}`, () => go(path)] as const],
  );
  useKeys({ ...Object.fromEntries(toPlaces), '?': showKeys });
}
