/** Templates of one server. */
export const maxTemplates = 10_000;
