/** The account, first part of a tracking id, of the mail that this site sends itself. */
export const siteAccount = 'site';
