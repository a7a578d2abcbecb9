/** Those values that are set. */
export function withoutUndefined<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as ReturnType<typeof withoutUndefined<Values>>;
}
