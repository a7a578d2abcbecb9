import { z } from 'zod';

export const auditQuery = z.object({
  before: z.uuid().optional(),
  after: z.uuid().optional(),
  /** Entries about a person. */
  email: z.string().max(320).optional(),
});
