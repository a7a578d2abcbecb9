import { z } from 'zod';
import { eventCodes, types, webhookUrl } from '../operations/v1-webhooks-fields.ts';
import { paging } from './list-bodies.ts';

/** All fields of a new or changed webhook. */
export const webhookBody = z
  .object({ url: webhookUrl, events: eventCodes, types })
  .strict()
  .refine(({ events, types }) => events.length + types.length > 0, {
    path: ['events'],
    error: 'or types must name at least one.',
  });

/** `overlapHours`: how long the old secret still signs. */
export const secretBody = z.object({ overlapHours: z.number().int().min(0).max(720) }).strict();

export const testBody = z.object({ subject: z.string().min(1).max(100).optional() }).strict();

export const deliveryQuery = z.object({ failed: z.literal('yes').optional(), ...paging });

export const replayBody = z.object({ message: z.uuid() }).strict();

export const nothing = z.object({}).strict();
