import { z } from 'zod';

/** Entries per page. @param what such as `Webhooks` */
export function limit(what: string) {
  return z.coerce.number().int().min(1).max(100).default(20).describe(`${what} per page.`);
}

/** Where the next page begins. */
export function cursor(example: string) {
  return z
    .uuid()
    .optional()
    .meta({
      description: '`payload.meta.next_cursor` of the previous page.',
      examples: [example],
    });
}
