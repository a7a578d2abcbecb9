/** The account of the site's own mail, in tracking ids. */
export const siteAccount = 'site';

/** The list of all templates. Each template is also a list of its own. */
export const templateList = 'transactional';

/** The lists that mails of a template are sent to. */
export function listsOfTemplate(code: string): string[] {
  return [...new Set([listOfTemplate(code), templateList])];
}

/** The list in the links of a template's mails. Codes with other characters cannot be in links. */
export function listOfTemplate(code: string): string {
  return /^[A-Za-z0-9_-]{1,100}$/.test(code) ? code : templateList;
}
