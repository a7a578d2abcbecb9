import { z } from 'zod';
import { emailStatuses } from './emails.ts';
import { paging } from './list-bodies.ts';

/** The filters of the list, with the names that the page's address uses. */
export const emailQuery = z.object({
  view: z.enum(['all', 'waiting']).default('all'),
  /** An address, an id, or an id's last characters. */
  to: z.string().trim().max(320).default(''),
  status: z.enum(emailStatuses).optional(),
  template: z.string().max(200).optional(),
  ...paging,
});
export type EmailQuery = z.infer<typeof emailQuery>;

/** `to` identifies a report whose email is no longer stored. */
export const emailDetailQuery = z.object({ to: z.string().trim().max(320).default('') });
