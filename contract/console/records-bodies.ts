import { z } from 'zod';

export const recordFilter = z.object({
  status: z.string().max(20).optional(),
  search: z.string().max(200).default(''),
});
export type RecordFilter = z.infer<typeof recordFilter>;

/** A page of a list; with `after`, the number of newer entries. */
export const recordQuery = recordFilter.extend({
  before: z.uuid().optional(),
  after: z.uuid().optional(),
});

/** Limited, since each record takes a transaction. */
export const judgedRecords = z
  .object({
    records: z
      .array(
        z.object({
          kind: z.enum(['enquiry', 'lead', 'subscriber', 'feedback']),
          id: z.uuid(),
        }),
      )
      .min(1)
      .max(1_000),
  })
  .strict();
