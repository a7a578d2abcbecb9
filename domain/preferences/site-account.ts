/** The account, first part of a tracking id, of the mail that this site sends itself. */
export const siteAccount = 'site';

/** The list of every mail that is made from a template, of whichever; each template is a list of its own too. */
export const templateList = 'transactional';
