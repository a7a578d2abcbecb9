/** Maximum number of custom names, in one call and on one contact. */
export const maxExtraNames = 100;

/** Maximum length of a contact's custom data as JSON. */
const maxCharacters = 65_536;

/** Whether a contact's custom data is within the limits after a merge. */
export function fitsContact(extraData: Readonly<Record<string, unknown>>): boolean {
  const isShort = JSON.stringify(extraData).length <= maxCharacters;
  return isShort && Object.keys(extraData).length <= maxExtraNames;
}
