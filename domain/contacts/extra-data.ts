/** Maximum number of custom names, in one call and on one contact. */
export const maxExtraNames = 100;

/** Including the names in nested objects. */
export const maxNestedNames = 1_000;

/** Maximum length of a contact's custom data as JSON. */
const maxCharacters = 65_536;

/** Whether a contact's custom data is within the limits after a merge. */
export function fitsContact(extraData: Readonly<Record<string, unknown>>): boolean {
  return hasFewNames(extraData) && JSON.stringify(extraData).length <= maxCharacters;
}

/** Whether custom data is within the limits on names. @param data as parsed from JSON */
export function hasFewNames(data: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(data).length <= maxExtraNames && namesIn(data) <= maxNestedNames;
}

function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, inner) => sum + namesIn(inner), own);
}
