import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { findReturnPath, idsInReturnPaths } from '../signing/return-path.ts';
import { findSignedLink } from '../signing/signed-link.ts';
import type { Store } from '../store/store.ts';

/** The email that a report is about. */
export interface ProvenMail {
  /** Null if only its recipient is known. */
  id: string | null;
  recipient: string;
}

interface ProofDeps {
  store: Pick<Store, 'readTransactional' | 'readerOfCopy'>;
  /** For return paths and links, newest first. */
  keys: readonly string[];
}

/**
 * Finds the email that a report is about. Anybody can write a report, so it counts only with a part of an email of ours:
 * its signed return path, the signed link to its recipient's preferences, or its recipient and its Message-ID, of which
 * 62 bits are random.
 * @param texts headers and parts of the report
 * @param recipients claimed by the report
 */
export async function provenMail(
  texts: readonly string[],
  recipients: readonly string[],
  { store, keys }: ProofDeps,
): Promise<ProvenMail | null> {
  // Some services redact the recipient in complaints, but the mail or the copy is stored with it.
  const stored = await Promise.all(idsInReturnPaths(texts).map(readerOf));
  const readers = stored.filter((email) => email !== null);
  const path = findReturnPath(texts, [...recipients, ...readers], keys);
  if (path) return path;
  const link = findSignedLink(texts, keys);
  if (link) return { id: await mailOf(link), recipient: link.recipient };
  return await byMessageId();

  async function readerOf(id: string): Promise<string | null> {
    const mail = await store.readTransactional(id, 'live');
    return mail ? mail.recipientEmail : store.readerOfCopy(id);
  }

  /** Null for the link of a copy, which names the original email. */
  async function mailOf({ message, recipient }: { message: string; recipient: string }) {
    const mail = uuid.test(message) ? await store.readTransactional(message, 'live') : null;
    return mail && addressKey(mail.recipientEmail) === recipient ? message : null;
  }

  /** Requires the recipient as well, since an id may be copied into other emails. */
  async function byMessageId(): Promise<ProvenMail | null> {
    const named = new Set(recipients.map(addressKey));
    for (const id of messageIds(texts)) {
      const reader = await readerOf(id);
      if (reader !== null && named.has(addressKey(reader))) {
        return { id, recipient: addressKey(reader) };
      }
    }
    return null;
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A report is about one mail; more ids would be an attack. */
const maxCandidates = 10;

function messageIds(texts: readonly string[]): string[] {
  const pattern = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gi;
  const ids = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id = '']) => id));
  return [...new Set(ids.map((id) => id.toLowerCase()))].slice(0, maxCandidates);
}
