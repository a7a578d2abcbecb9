import { z } from 'zod';
import { auditTopics } from './audit.ts';
import { paging, time } from './list-bodies.ts';

/** Entries made at or after `since`, and before `until`. */
export const auditFilter = z.object({
  /** The whole address of a person, or a part of anything else. */
  search: z.string().trim().max(320).default(''),
  who: z.string().max(100).optional(),
  topic: z.enum(auditTopics).optional(),
  since: time.optional(),
  until: time.optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditQuery = auditFilter.extend(paging);
