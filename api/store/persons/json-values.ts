/** Removes the properties and items whose text matches. */
export function without(value: unknown, matches: (text: string) => boolean): unknown {
  const isKept = (item: unknown) => !(typeof item === 'string' && matches(item));
  if (Array.isArray(value)) return value.filter(isKept).map((item) => without(item, matches));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, item]) => isKept(item));
  return Object.fromEntries(kept.map(([name, item]) => [name, without(item, matches)]));
}

/** Every string in a value, except the names of properties. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The string at a dotted path of property names; null if there is none. */
export function textAt(value: unknown, path: string): string | null {
  const text = path
    .split('.')
    .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), value);
  return typeof text === 'string' ? text : null;
}

/** The innermost objects that contain a matching string. */
export function partsWith(value: unknown, matches: (text: string) => boolean): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const items = Object.values(value);
  const isHere = items.some((item) => typeof item === 'string' && matches(item));
  return isHere ? [value] : items.flatMap((item) => partsWith(item, matches));
}

/** Parses JSON; returns other texts unchanged. */
export function fromJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
