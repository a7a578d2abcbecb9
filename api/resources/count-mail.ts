import { visitorMailLimits } from '@grovemail/domain/delivery/visitor-mail-limits.ts';
import { mailboxKey } from '../mailing/mailbox-key.ts';
import type { UseCountStore } from '../store/use-counts/use-count-store.ts';

interface Counting {
  store: UseCountStore;
  /** Hashes addresses for counters. */
  digest(text: string): string;
}

export interface MailCount {
  isOverMailbox: boolean;
  isOverNetwork: boolean;
  /** When the network's count resets, in milliseconds since the epoch; null without a network. */
  networkResetsAt: number | null;
}

/**
 * Counts an email that a visitor triggered.
 * @param to the address, of which all spellings share one count
 * @param network the digest of the sender's network; null if it is not known
 */
export async function countMail(
  { store, digest }: Counting,
  to: string,
  network: string | null,
): Promise<MailCount> {
  const [ofMailbox, ofNetwork] = await Promise.all([
    store.countUse({ key: `mailed:${digest(mailboxKey(to))}`, window: day }),
    network === null ? null : store.countUse({ key: `mailed:network:${network}`, window: hour }),
  ]);
  return {
    isOverMailbox: ofMailbox.count > visitorMailLimits.perMailbox,
    isOverNetwork: ofNetwork !== null && ofNetwork.count > visitorMailLimits.perNetwork,
    networkResetsAt: ofNetwork?.resetsAt ?? null,
  };
}

const hour = 60 * 60_000;
const day = 24 * hour;
