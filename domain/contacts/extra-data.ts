/** How many names of custom data there may be, in one call and in all that a contact holds. */
export const mostExtraNames = 100;

/** How long all custom data of a contact may be, as JSON; a call may be as long. */
const mostCharacters = 65_536;

/** Whether a contact may hold this, whatever calls it came together from. */
export function fitsContact(extraData: Readonly<Record<string, unknown>>): boolean {
  const isShort = JSON.stringify(extraData).length <= mostCharacters;
  return isShort && Object.keys(extraData).length <= mostExtraNames;
}
