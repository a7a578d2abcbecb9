import { z } from 'zod';

/** A page of contacts, or with `after`, the number of those that came since. */
export const contactQuery = z.object({
  search: z.string().trim().max(320).default(''),
  before: z.uuid().optional(),
  after: z.uuid().optional(),
});

const email = z.string().trim().max(320);

export const personQuery = z.object({ email });

/** `typed`: the address again, as the operator typed it. */
export const erasure = z.object({ email, typed: email }).strict();
