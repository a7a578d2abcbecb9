import { keyScopes } from '@grovemail/domain/keys/key-scope.ts';
import { z } from 'zod';
import { lineOfText } from '../fields/line-of-text.ts';

const maxDays = 3_650;

/** The settings of a new key. An empty label gets a default. */
export const newKeyBody = z
  .object({
    label: z.union([z.literal(''), lineOfText(100)]),
    scopes: z.array(z.enum(keyScopes)).min(1),
    isTest: z.boolean(),
    isStrict: z.boolean(),
    /** Null: it does not expire. */
    days: z.number().int().min(1).max(maxDays).nullable(),
    networks: z.array(z.string().max(100)).max(50),
  })
  .strict();
