import { z } from 'zod';

const stop = z.object({
  scope: z
    .enum(['current', 'templates', '*'])
    .describe(
      "current: the link's list; templates: every email made from a template; *: all email.",
    ),
  since: z.iso.datetime().describe('When it was stopped. ISO 8601, UTC.'),
  is_choice: z
    .boolean()
    .describe('Whether the recipient chose it. They cannot resume what others stopped.'),
  ends_at: z.iso
    .datetime()
    .optional()
    .describe(
      'When it ends by itself, for a mailbox that kept returning email. Missing otherwise. ISO 8601, UTC.',
    ),
});

/** The suppressions that the holder of a link may see. */
export const preferenceState = z.object({
  stopped: z.array(stop).describe('What is currently stopped, oldest first.'),
  resume: z
    .string()
    .nullable()
    .describe(
      'Send it to POST /guests/preferences/resume to get email again. Null when nothing is stopped or others stopped some of it.',
    ),
});

export type PreferenceState = z.infer<typeof preferenceState>;

export const stateExample: PreferenceState = {
  stopped: [{ scope: 'current', since: '2026-11-21T09:00:00.000Z', is_choice: true }],
  resume:
    'WzE3Njc5NDA4MDAwMDAseyJjaGFuZ2VzIjoiMDE5YTlmM2UifV0.x7Q2mYb0ZkTqvr8sJ5nLw7A9wq4hYx2Vb1cKfJ',
};
