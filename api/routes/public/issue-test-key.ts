import { randomBytes } from 'node:crypto';
import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import { issueTestKey } from '@grovemail/contract/operations/issue-test-key.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { networkOf } from '../../http/limits/networks.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { apiKeyDigest, formatApiKey } from '../../keys/api-key.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { SubmissionDeps } from './submission.ts';

interface IssueDeps extends SubmissionDeps {
  /** Tells networks apart without storing them. */
  digest(text: string): string;
}

/** POST /guests/test-key: a test key for a visitor, with a data space of its own. */
export function issueTestKeyRoute(deps: IssueDeps): Route {
  const { store, now, newId } = deps;
  return defineRoute({
    operation: issueTestKey,
    async handle({ sender }) {
      const issued = formatApiKey(randomBytes(32), { test: true });
      const createdAt = now();
      const expiresAt = createdAt + visitorLimits.lifetime;
      const digest = apiKeyDigest(issued);
      const issuedTo = deps.digest(networkOf(sender));
      const visit = { id: newId(), createdAt, expiresAt, digest, issuedTo };
      if (!(await available(() => store.addVisitorKey(visit)))) {
        throw new ApiError('test_keys_exhausted', { headers: { 'retry-after': '3600' } });
      }
      return {
        status: 200,
        body: accepted({ data: { key: issued, expires_at: isoTimestamp(expiresAt) } }),
      };
    },
  });
}
