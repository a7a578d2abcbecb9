/** Templates that a server stores. */
export const maxTemplates = 10_000;
