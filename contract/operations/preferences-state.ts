import { resourceEnvelope } from '../envelope.ts';
import { defineOperation } from '../operation.ts';
import { preferenceState, stateExample } from './preference-state.ts';
import { linkExample, linkInput } from './unsubscribe.ts';

/** POST /guests/preferences/state (E13): asked for by a press, and changes nothing. */
export const preferencesState = defineOperation({
  id: 'preferencesState',
  summary: 'See what is stopped',
  description:
    'Says what is stopped now and since when, to whoever holds the link of a mail: of its list, of all templates, and of all mail. It changes nothing. It is a POST, so that nothing that opens or prefetches links sees it. Every link that does not fit gets one and the same answer.',
  body: linkInput,
  isSubmission: false,
  answer: {
    status: 200,
    description: 'What is stopped.',
    schema: resourceEnvelope(preferenceState),
  },
  examples: {
    body: { ...linkExample.params, ...linkExample.query },
    answer: { error: null, payload: { data: stateExample } },
  },
  errors: [
    ...(['invalid_request', 'invalid_json', 'invalid_encoding', 'unknown_link'] as const),
    ...(['body_too_large', 'unsupported_type', 'unsupported_encoding'] as const),
    ...(['internal', 'unavailable'] as const),
  ],
});
