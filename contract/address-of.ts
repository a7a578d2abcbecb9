import { addresses } from './addresses.ts';

export type OperationName = keyof typeof addresses;

/** Base URLs by service: '' (this origin) or an absolute URL without trailing slash. */
export type Bases = Record<(typeof addresses)[OperationName]['base'], string>;

/**
 * The full address of an operation.
 * @param params values of the path's `{…}`; each is percent-encoded
 * @throws {RangeError} when a parameter of the path is missing
 */
export function addressOf(
  bases: Bases,
  name: OperationName,
  params: Record<string, string> = {},
): string {
  const { base, path } = addresses[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = params[param];
    if (!value) throw new RangeError(`The address of ${name} needs a value for ${param}.`);
    return encodeURIComponent(value);
  });
  return bases[base] + filled;
}
