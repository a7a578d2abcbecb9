/** The account, first part of a tracking id, of the mail that this site sends itself. */
export const siteAccount = 'site';

/** The list of all mail made from templates; each template is also a list of its own. */
export const templateList = 'transactional';

/** Every list that a mail of a template goes to. */
export function listsOfTemplate(code: string): string[] {
  return [...new Set([listOfTemplate(code), templateList])];
}

/** The list that mails of a template go to, and that their links are for; other codes cannot be part of a link. */
export function listOfTemplate(code: string): string {
  return /^[A-Za-z0-9_-]{1,100}$/.test(code) ? code : templateList;
}
