import { z } from 'zod';
import { suppressionReason } from '../fields/suppression-reason.ts';
import { paging } from './list-bodies.ts';
import { suppressionKinds } from './suppressions.ts';

/** What the list shows; the page's address has the same names. */
export const suppressionFilter = z.object({
  kind: z.enum(suppressionKinds).optional(),
  state: z.enum(['in-force', 'lifted', 'all']).default('in-force'),
  /** An address, or a part of one. */
  search: z.string().trim().max(320).default(''),
});
export type SuppressionFilter = z.infer<typeof suppressionFilter>;

export const suppressionQuery = suppressionFilter.extend(paging);

const name = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, 'has letters, digits, _ and - only.');

/** An address and one list of an account, or `*` for all. */
const place = {
  email: z.string().trim().max(320),
  account: name.default('site'),
  list: z.union([z.literal('*'), name]),
};

export const newSuppression = z
  .object({
    ...place,
    isComplaint: z.boolean().default(false),
    reason: suppressionReason.nullable(),
  })
  .strict();

/** `isAsked`: the recipient asked for mail again, which lifting their own choice requires. */
export const lifting = z.object({ ...place, isAsked: z.boolean() }).strict();
