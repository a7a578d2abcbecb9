import { z } from 'zod';

export const visitsQuery = z.object({ days: z.coerce.number().int().min(7).max(400).default(30) });
