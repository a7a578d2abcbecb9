import { type FormValues, validate } from '@grovemail/domain/forms/form.ts';
import { reasonForm } from '@grovemail/domain/forms/preferences.ts';
import { z } from 'zod';
import { resourceEnvelope } from '../envelope.ts';
import { documented, type Input, isObject } from '../input.ts';
import { defineOperation } from '../operation.ts';
import { changeErrors, changeToken, tokenMissing, tokenOf } from './change-token.ts';

export const reasonInput: Input<FormValues<typeof reasonForm> & { token: string }> = {
  schema: documented(reasonForm).extend({ token: changeToken }),
  check(value) {
    const token = tokenOf(value);
    const checked = validate(reasonForm, isObject(value) ? value : {});
    if (checked.ok && token !== null) return { ok: true, values: { ...checked.values, token } };
    const faults = checked.ok ? {} : checked.errors;
    return { ok: false, errors: token === null ? { ...faults, token: tokenMissing } : faults };
  },
};

/** POST /guests/preferences/reason: optional, after a choice was saved. */
export const preferencesReason = defineOperation({
  id: 'preferencesReason',
  summary: 'Say why',
  description: 'Notes why a recipient stopped the mail, beside the choice. Nobody has to say it.',
  body: reasonInput,
  submission: false,
  formAnswer: 'page',
  answer: {
    status: 200,
    description: 'The reason is noted.',
    schema: resourceEnvelope(z.object({ status: z.literal('noted') })),
  },
  examples: {
    body: {
      reason: 'too_many',
      token: 'WzE3Njc4NTUwMDAwMDAseyJjaGFuZ2UiOiIwMTlhOWYzZSJ9XQ.Zk3m0TqvYb2Xr8sJ5nLw7A',
    },
    answer: { error: null, payload: { data: { status: 'noted' } } },
  },
  errors: changeErrors,
});
