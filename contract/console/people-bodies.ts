import { z } from 'zod';
import { paging, time } from './list-bodies.ts';

/** Contacts created at or after `since`, and before `until`. */
export const contactFilter = z.object({
  search: z.string().trim().max(320).default(''),
  since: time.optional(),
  until: time.optional(),
});
export type ContactFilter = z.infer<typeof contactFilter>;

export const contactQuery = contactFilter.extend(paging);

const email = z.string().trim().max(320);

export const personQuery = z.object({ email });

/** `typed`: the address again, as the operator typed it. */
export const erasure = z.object({ email, typed: email }).strict();
