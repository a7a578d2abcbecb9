/** What narrows nothing. */
export const everyEmail = { view: 'all', to: '', status: '', template: '' };

/** What narrows the list; an empty text narrows nothing. */
export type Filter = Readonly<Record<keyof typeof everyEmail, string>>;
