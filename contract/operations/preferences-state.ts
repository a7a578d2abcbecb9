import { resourceEnvelope, success } from '../envelope.ts';
import { bodyErrors, defineOperation, ok } from '../operation.ts';
import { preferenceState, stateExample } from './preference-state.ts';
import { linkExample, linkInput } from './unsubscribe.ts';

/** POST /guests/preferences/state: read-only. */
export const preferencesState = defineOperation({
  id: 'preferencesState',
  method: 'POST',
  path: '/guests/preferences/state',
  summary: 'See what is stopped',
  description:
    'Shows anyone with the link from an email what is currently stopped and since when: its list, all templates, or all email. It changes nothing. It is a POST so that programs that open or prefetch links do not see it. Every invalid link gets the same response.',
  body: linkInput,
  isSubmission: false,
  response: ok('What is stopped.', resourceEnvelope(preferenceState)),
  examples: {
    body: { ...linkExample.params, ...linkExample.query },
    response: success({ data: stateExample }),
  },
  errors: [...bodyErrors, 'unknown_link'],
});
