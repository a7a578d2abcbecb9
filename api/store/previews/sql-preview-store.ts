import { integer, json, rowReader, text } from '../database/row.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import type { MailMessage } from '../transactionals/transactional-store.ts';
import { previewStatements } from './preview-statements.ts';
import type { PreviewStore } from './preview-store.ts';

/** The previews in any database whose schema is up to date. */
export function sqlPreviewStore(database: Database, now: () => number): PreviewStore {
  return {
    async addPreview({ digest, transactionalId, expiresAt }) {
      await database.write(function* () {
        yield* query(previewStatements.insertPreview, digest, transactionalId, expiresAt);
        yield* query(previewStatements.purgePreviews, now(), 2);
      });
    },
    takePreview: (digest) => database.write(() => takePreview(digest, now())),
  };
}

function* takePreview(digest: string, now: number): Transaction<string | null> {
  const [row] = yield* query(previewStatements.takePreview, digest);
  if (!row) return null;
  const { transactionalId, expiresAt } = readPreview(row);
  if (expiresAt <= now) return null;
  const [mail] = yield* query(previewStatements.previewedMessage, transactionalId);
  return json<MailMessage>().nullish().parse(mail?.message)?.html ?? null;
}

const readPreview = rowReader({ transactional_id: text, expires_at: integer });
