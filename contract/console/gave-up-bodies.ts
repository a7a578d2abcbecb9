import { z } from 'zod';
import { gaveUpCauses } from './gave-up.ts';

const kind = { cause: z.enum(gaveUpCauses), code: z.string().max(20) };

export const gaveUpQuery = z.object({ ...kind, before: z.uuid().optional() });

/** Either some, or all of a cause. */
export const settling = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(100) }).strict(),
  z.object(kind).strict(),
]);
export type Settling = z.infer<typeof settling>;
