import { randomBytes } from 'node:crypto';
import { accepted } from '@grovemail/contract/envelope.ts';
import { issueTestKey } from '@grovemail/contract/operations/issue-test-key.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { isoTimestamp } from '@grovemail/domain/iso-timestamp.ts';
import { apiKeyDigest, formatApiKey } from '@grovemail/domain/keys/api-key.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { available } from '../http/available.ts';
import { networkOf } from '../http/network-of.ts';
import { defineRoute, type Route } from '../http/route.ts';
import type { SubmissionDeps } from './submission.ts';

interface IssueDeps extends SubmissionDeps {
  /** Counts networks. */
  digest(text: string): string;
}

/** POST /guests/test-key: a test key for a visitor, with a data space of its own. */
export function issueTestKeyRoute(deps: IssueDeps): Route {
  const { store, now, newId } = deps;
  return defineRoute({
    operation: issueTestKey,
    async handle({ sender }) {
      const key = `test-key:network:${deps.digest(networkOf(sender))}`;
      const { count, resetsAt } = await available(() => store.countUse({ key, window: day }));
      if (count > maxPerNetwork) {
        const seconds = Math.max(1, Math.ceil((resetsAt - now()) / 1_000));
        throw new Refusal('too_many_requests', { headers: { 'retry-after': String(seconds) } });
      }
      const issued = await formatApiKey(randomBytes(32), { test: true });
      const createdAt = now();
      const expiresAt = createdAt + visitorLimits.lifetime;
      const digest = await apiKeyDigest(issued);
      const visit = { id: newId(), createdAt, expiresAt, digest };
      if (!(await available(() => store.addVisitorKey(visit)))) {
        throw new Refusal('test_keys_exhausted', { headers: { 'retry-after': '3600' } });
      }
      return {
        status: 200,
        body: accepted({ data: { key: issued, expires_at: isoTimestamp(expiresAt) } }),
      };
    },
  });
}

const day = 24 * 60 * 60_000;
/** Keys that one household or office may take in a day: nobody takes them all. */
const maxPerNetwork = 30;
