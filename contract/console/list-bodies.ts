import { z } from 'zod';

/** In the query of a list. `before`: the next page; `after`: the number of newer entries. */
export const paging = { before: z.uuid().optional(), after: z.uuid().optional() };
