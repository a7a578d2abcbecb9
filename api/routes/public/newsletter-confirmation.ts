import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import { available } from '../../http/responses/available.ts';
import type { ApiResponse } from '../../http/responses/response-pages.ts';
import { siteAccount } from '../../mailing/lists.ts';
import { readClaims } from '../../signing/signed-claims.ts';
import type { Store } from '../../store/store.ts';

interface ConfirmationDeps {
  store: Pick<Store, 'confirmSubscriber' | 'isSuppressed'>;
  /** Newest first. */
  trackingKeys: readonly string[];
  /** Milliseconds since the epoch. */
  now(): number;
}

/**
 * The second step of the double opt-in. Only a POST confirms, since mail scanners open links. Idempotent: a link can
 * be used again. The response mentions mail that stays suppressed (for all lists, or by a complaint).
 * Forged and expired links and those of unknown addresses get the same response.
 */
export function newsletterConfirmation(deps: ConfirmationDeps) {
  const { store, trackingKeys, now } = deps;
  return async ({ token = '' }: Record<string, string>): Promise<ApiResponse> => {
    const claims = readClaims('newsletter', token, trackingKeys, now());
    const { audience, email } = claims ?? {};
    const isConfirmed =
      audience !== undefined &&
      email !== undefined &&
      (await available(() => store.confirmSubscriber(audience, email)));
    if (!isConfirmed) {
      const body = new ApiError('confirmation_closed');
      return { status: body.status, body, page: { name: 'newsletter-too-old', slots: {} } };
    }
    const to = { account: siteAccount, email, list: audience };
    if (await available(() => store.isSuppressed(to))) {
      return {
        status: 200,
        body: accepted({ data: { status: 'stopped' } }),
        page: { name: 'newsletter-stopped', slots: { email } },
      };
    }
    return {
      status: 200,
      body: accepted({ data: { status: 'confirmed' } }),
      page: { name: 'newsletter-confirmed', slots: { email } },
    };
  };
}
