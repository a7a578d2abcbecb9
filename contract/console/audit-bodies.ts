import { z } from 'zod';
import { paging } from './list-bodies.ts';

export const auditQuery = z.object({
  ...paging,
  /** Entries about a person. */
  email: z.string().max(320).optional(),
});
