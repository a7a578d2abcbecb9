/** The list of every mail that is made from a template, of whichever; each template is a list of its own too. */
export const templateList = 'transactional';
