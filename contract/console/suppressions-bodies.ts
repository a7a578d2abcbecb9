import { z } from 'zod';
import { suppressionReason } from '../fields/suppression-reason.ts';
import { paging } from './list-bodies.ts';
import { importKinds, maxListLength, suppressionKinds } from './suppressions.ts';

/** The filters of the list, with the names that the page's address uses. */
export const suppressionFilter = z.object({
  kind: z.enum(suppressionKinds).optional(),
  state: z.enum(['in-force', 'lifted', 'all']).default('in-force'),
  /** `*` is what stops all lists. */
  list: z.string().max(100).optional(),
  /** An address, or a part of one. */
  search: z.string().trim().max(320).default(''),
});
export type SuppressionFilter = z.infer<typeof suppressionFilter>;

export const suppressionQuery = suppressionFilter.extend(paging);

export const suppressionCountsQuery = suppressionFilter.pick({ list: true });

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

/** `isAsked`: the recipients asked for mail again, which lifting their own choice requires. */
export const liftBody = z
  .object({ of: z.array(z.object(place).strict()).min(1).max(100), isAsked: z.boolean() })
  .strict();

const list = {
  text: z.string().max(maxListLength),
  /** Null: all lists; of our own export, those that each row names. */
  list: place.list.nullable(),
  /** Null: what the file says. */
  as: z.enum(importKinds).nullable(),
  /** What dates begin with, where either is possible; null: what the file says. */
  dates: z.enum(['mdy', 'dmy']).nullable(),
};

export const listCheck = z.object(list).strict();
export type ListBody = z.infer<typeof listCheck>;

/** `skipsFaults`: the other rows of a file with faults are imported. */
export const listImport = z.object({ ...list, skipsFaults: z.boolean() }).strict();
