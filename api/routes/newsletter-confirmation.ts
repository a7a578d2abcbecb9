import { accepted } from '@grovemail/contract/envelope.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { siteAccount } from '@grovemail/domain/accounts/site-account.ts';
import { readClaims } from '@grovemail/domain/signing/signed-claims.ts';
import { available } from '../http/available.ts';
import type { PostAnswer } from '../http/page-post.ts';
import type { Store } from '../store/store.ts';

interface ConfirmationDeps {
  store: Pick<Store, 'confirmSubscriber' | 'isSuppressed'>;
  /** Newest first. */
  trackingKeys: readonly string[];
  /** Milliseconds since the epoch. */
  now(): number;
}

/**
 * Confirms the subscription that a link was made for: the second step of a double opt-in, and a POST
 * alone, since whatever opens links in mails opens this one too. Idempotent; a link is never spent.
 * Where mail to that address is stopped all the same (for all lists, or by a complaint), it says so.
 * A forged link, one that is too old, and one for an address that is gone get the same answer.
 */
export function newsletterConfirmation(deps: ConfirmationDeps) {
  const { store, trackingKeys, now } = deps;
  return async ({ token = '' }: Record<string, string>): Promise<PostAnswer> => {
    const claims = await readClaims('newsletter', token, trackingKeys, now());
    const { audience, email } = claims ?? {};
    const isConfirmed =
      audience !== undefined &&
      email !== undefined &&
      (await available(() => store.confirmSubscriber(audience, email)));
    if (!isConfirmed) {
      const body = new Refusal('confirmation_closed');
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
