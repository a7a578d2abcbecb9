import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '@grovemail/contract/api-error.ts';
import { errors } from '@grovemail/contract/errors.ts';
import { authorizationFault } from '@grovemail/contract/key-errors.ts';
import {
  mailPreview,
  previewTransactional,
} from '@grovemail/contract/operations/v1-mail-preview.ts';
import { mailPolicy } from '@grovemail/contract/security-headers.ts';
import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { Store } from '../../store/store.ts';
import { resourceResponse, unknownResource } from './resource-responses.ts';

export interface PreviewDeps {
  store: Pick<Store, 'readTransactional' | 'addPreview' | 'takePreview'>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Base URL of the API; '' is the origin of the call. */
  apiUrl: string;
  /** Origins of the site, if different from the API's. */
  siteOrigins: readonly string[];
}

const lifetime = 5 * 60_000;

const liveKeyFault = authorizationFault(
  'This key is a live key. This call needs a test key, which starts with gm_test_.',
);

/** POST /v1/transactionals/{id}/preview, and the page at the URL that it returns. */
export function previewRoutes({ store, now, apiUrl, siteOrigins }: PreviewDeps): Route[] {
  const pageHeaders = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': mailPolicy(siteOrigins),
    // Opening a sandboxed page with cross-origin isolation in a tab is a network error.
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };

  return [
    defineRoute({
      operation: previewTransactional,
      async handle(call) {
        const { id = '' } = call.params;
        const holder = holderOf(call);
        const { isTest, space } = holder;
        if (!isTest) {
          throw new ApiError('test_key_only', {
            messages: [errors.test_key_only.text],
            faults: [liveKeyFault],
          });
        }
        if (!(await available(() => store.readTransactional(id, space)))) {
          throw unknownResource('unknown_mail', holder);
        }
        const token = randomBytes(32).toString('base64url');
        const expiresAt = now() + lifetime;
        await available(() =>
          store.addPreview({ digest: digestOf(token), transactionalId: id, expiresAt }),
        );
        const url = (apiUrl || call.requestOrigin) + mailPreview.path.replace('{token}', token);
        return resourceResponse({ url, expires_at: isoTimestamp(expiresAt) });
      },
    }),
    defineRoute({
      operation: mailPreview,
      async handle({ params, isPrefetch }) {
        // A prefetch must not use it up.
        const parts = isPrefetch
          ? null
          : await available(() => store.takePreview(digestOf(params.token ?? '')));
        if (parts === null) throw new ApiError('unknown_preview');
        const body = parts.html === '' ? pageOfText(parts.plain ?? '') : parts.html;
        return { status: 200, body, headers: pageHeaders };
      },
    }),
  ];
}

/** Shows an email of plain text alone, as a mail program would. */
function pageOfText(text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain text</title><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre></html>`;
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
