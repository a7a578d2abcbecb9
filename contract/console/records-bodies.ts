import { z } from 'zod';
import { paging } from './list-bodies.ts';
import { recordKinds } from './records.ts';

export const recordFilter = z.object({
  status: z.string().max(20).optional(),
  search: z.string().max(200).default(''),
});
export type RecordFilter = z.infer<typeof recordFilter>;

export const recordQuery = recordFilter.extend(paging);

/** Limited, since each record takes a transaction. */
export const judgedRecords = z
  .object({
    records: z
      .array(z.object({ kind: z.enum(recordKinds), id: z.uuid() }))
      .min(1)
      .max(1_000),
  })
  .strict();
