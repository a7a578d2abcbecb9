import { z } from 'zod';

/** Milliseconds since the epoch, at the latest the end of the year 9999. */
export const time = z.coerce.number().int().min(0).max(253_402_300_799_999);

/** In the query of a list. `before`: the next page; `after`: the number of newer entries. */
export const paging = { before: z.uuid().optional(), after: z.uuid().optional() };
