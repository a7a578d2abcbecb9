import { z } from 'zod';

const stop = z.object({
  scope: z
    .enum(['current', 'templates', '*'])
    .describe(
      "current: the link's list; templates: every mail that is made from a template; *: all mail.",
    ),
  since: z.iso.datetime().describe('Since when none has gone out. ISO 8601, UTC.'),
  is_choice: z
    .boolean()
    .describe('Whether the recipient chose it. What was stopped by others stays stopped.'),
});

/** What is stopped now, as far as a link may tell (E13). */
export const preferenceState = z.object({
  stopped: z.array(stop).describe('What is stopped now, oldest first.'),
  resume: z
    .string()
    .nullable()
    .describe(
      'Hand it to POST /guests/preferences/resume to get mail again; null when nothing is stopped, or others stopped some of it.',
    ),
});

export type PreferenceState = z.infer<typeof preferenceState>;

export const stateExample: PreferenceState = {
  stopped: [{ scope: 'current', since: '2026-11-21T09:00:00.000Z', is_choice: true }],
  resume:
    'WzE3Njc5NDA4MDAwMDAseyJjaGFuZ2VzIjoiMDE5YTlmM2UifV0.x7Q2mYb0ZkTqvr8sJ5nLw7A9wq4hYx2Vb1cKfJ',
};
