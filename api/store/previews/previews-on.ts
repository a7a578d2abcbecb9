import { statements } from '../statements.ts';
import type { MailMessage } from '../transactional-store.ts';
import { type Database, query, type Work } from '../work.ts';
import type { PreviewStore } from './preview-store.ts';

/** The previews on any database whose schema is up to date. */
export function previewsOn(database: Database, now: () => number): PreviewStore {
  return {
    async addPreview({ digest, transactionalId, expiresAt }) {
      await database.write(function* () {
        yield* query(statements.insertPreview, digest, transactionalId, expiresAt);
        yield* query(statements.purgePreviews, now(), 2);
      });
    },
    takePreview: (digest) => database.write(() => takePreview(digest, now())),
  };
}

function* takePreview(digest: string, now: number): Work<string | null> {
  const [preview] = yield* query(statements.takePreview, digest);
  if (!preview || (preview.expires_at as number) <= now) return null;
  const [mail] = yield* query(statements.previewedMessage, preview.transactional_id as string);
  if (typeof mail?.message !== 'string') return null;
  return (JSON.parse(mail.message) as MailMessage).html;
}
