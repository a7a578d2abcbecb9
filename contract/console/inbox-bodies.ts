import { z } from 'zod';
import { inboxKinds, inboxViews } from './inbox.ts';
import { paging } from './list-bodies.ts';

/** The filters of the list, with the names that the page's address uses. */
export const inboxFilter = z.object({
  view: z.enum(inboxViews).default('all'),
  kind: z.enum(inboxKinds).optional(),
  /** A name; empty: nobody's. */
  owner: z.string().max(100).optional(),
  /** Received at or after, in milliseconds since the epoch. */
  since: z.coerce.number().int().min(0).optional(),
  search: z.string().max(200).default(''),
});
export type InboxFilter = z.infer<typeof inboxFilter>;

export const inboxQuery = inboxFilter.extend(paging);

/** `version` is the one that the change is based on. */
export const handlingChange = z
  .object({
    version: z.number().int().min(0),
    owner: z.string().min(1).max(100).nullable().optional(),
    answered: z.boolean().optional(),
  })
  .strict();

export const newNote = z.object({ body: z.string().trim().min(1).max(4_000) }).strict();
