import { integer, json, rowReader, text } from '../database/row.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { transactionalStatements } from '../transactionals/transactional-statements.ts';
import type { MailMessage } from '../transactionals/transactional-store.ts';

/** One-time links for viewing a test email. */
export interface PreviewStore {
  /** Stores a token until it is used or expires, and deletes a few expired ones. */
  addPreview(preview: Preview): Promise<void>;
  /** Uses up a token. @returns null for an unknown, used or expired one */
  takePreview(digest: string): Promise<PreviewedMail | null>;
}

/** The parts of the email. */
export type PreviewedMail = Pick<MailMessage, 'html' | 'plain'>;

export interface Preview {
  /** SHA-256 of the token in hexadecimal; the token itself is not stored. */
  digest: string;
  transactionalId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

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

function* takePreview(digest: string, now: number): Transaction<PreviewedMail | null> {
  const [row] = yield* query(previewStatements.takePreview, digest);
  if (!row) return null;
  const { transactionalId, expiresAt } = readPreview(row);
  if (expiresAt <= now) return null;
  const [mail] = yield* query(transactionalStatements.previewedMessage, transactionalId);
  const message = json<MailMessage>().nullish().parse(mail?.message);
  return message ? { html: message.html, plain: message.plain } : null;
}

const readPreview = rowReader({ transactional_id: text, expires_at: integer });

export const previewStatements = {
  insertPreview: `insert into mail_previews (digest, transactional_id, expires_at)
    values ($1, $2, $3)`,
  takePreview: `delete from mail_previews where digest = $1
    returning transactional_id, expires_at`,
  purgePreviews: `with due as (
      select digest from mail_previews where expires_at <= $1
      order by expires_at limit $2 for update skip locked)
    delete from mail_previews where digest in (select digest from due) returning digest`,
} as const;
