import { useSearchParams } from 'wouter';

/**
 * Keeps the filter of a list in the page's address, so that a view can be linked.
 * @param defaults by name; the address omits default values
 */
export function useAddressFilter<Name extends string>(
  defaults: Readonly<Record<Name, string>>,
): {
  filter: Readonly<Record<Name, string>>;
  filterBy(change: Partial<Record<Name, string>>): void;
} {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(defaults) as Name[];
  const values = names.map((name) => [name, params.get(name) || defaults[name]] as const);
  return {
    filter: Object.fromEntries(values) as Record<Name, string>,
    filterBy: (change) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of names) {
            const text = change[name];
            if (text === '' || text === defaults[name]) next.delete(name);
            else if (text !== undefined) next.set(name, text);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
