import type { Config } from '@grovemail/config/read-config.ts';
import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { validate } from '@grovemail/domain/forms/form.ts';
import { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import { isOwnChoice } from '@grovemail/domain/preferences/suppression-source.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { scheduledState } from '../../backups/backup-files.ts';
import { liveSpace } from '../../keys/space.ts';
import { newsletterConfirmation } from '../../mail/messages/newsletter-confirmation.ts';
import { preferenceLinkMail } from '../../mail/messages/preference-link.ts';
import { receipt } from '../../mail/messages/receipt.ts';
import { isSuppressed, replyMail } from '../../mailing/is-suppressed.ts';
import type { OperatorBranding } from '../../mailing/layout/mail-content.ts';
import { siteAccount, templateList } from '../../mailing/lists.ts';
import { countMail } from '../../resources/count-mail.ts';
import type { Store } from '../../store/store.ts';
import type { LeadRow } from '../../store/submissions/submission-store.ts';
import type { SuppressionRow } from '../../store/suppressions/suppression-store.ts';
import type { Deliver, Entry } from '../outbox/queue.ts';
import { type ContentDeps, contentSender } from './content-sender.ts';
import type { MailLinks } from './mail-links.ts';
import { operatorMails, senderOf } from './operator-mails.ts';
import { recordMissing, textOf } from './payload.ts';

export interface MailDeps extends ContentDeps {
  branding: OperatorBranding;
  store: Pick<
    Store,
    | 'findEnquiry'
    | 'findLead'
    | 'findSubscriber'
    | 'findContactByEmail'
    | 'wasMailed'
    | 'findSuppressions'
    | 'countUse'
    | 'readDailyReport'
    | 'enqueueOnce'
  >;
  config: Pick<Config, 'audienceId' | 'mail' | 'backups'>;
  links: MailLinks;
  digest(text: string): string;
}

/** The deliveries of outbox topics that become emails. */
export function mailDeliveries(deps: MailDeps) {
  const { store, config, branding, links, digest } = deps;
  const mail = contentSender(deps, 'visitors');

  /**
   * Limits receipts and confirmations per mailbox and day, and per network and hour, since anyone can enter any address.
   * Retries do not count.
   * @returns a note if an entry is over a limit
   */
  async function overShare({ attempts, payload }: Entry, to: string): Promise<string | null> {
    if (attempts > 1) return null;
    // Entries of earlier versions have none.
    const network = typeof payload.network === 'string' ? payload.network : null;
    const share = await countMail({ store, digest }, to, network);
    if (share.isOverMailbox) return 'not sent: this mailbox had its mails for today';
    return share.isOverNetwork ? 'not sent: this network had its mails for this hour' : null;
  }

  async function receiptTo(
    entry: Entry,
    to: string,
    about: Parameters<typeof receipt>[0],
    signal: AbortSignal,
  ): Promise<string> {
    if (await isReplySuppressed(store, to)) return suppressedNote;
    return (await overShare(entry, to)) ?? mail(entry, to, receipt(about, branding), signal);
  }

  return {
    ...operatorMails({
      store,
      branding,
      digest,
      mail: contentSender(deps, 'operators'),
      operators: config.mail.operators,
      backups: scheduledState(config.backups, Date.now),
    }),

    async 'newsletter.confirm'(entry, signal) {
      const [audience, email] = [textOf(entry.payload, 'audience'), textOf(entry.payload, 'email')];
      const subscriber = await store.findSubscriber(audience, email);
      if (!subscriber) throw recordMissing();
      const suppressions = await suppressionsFor(store, audience, email);
      const isRevoked = suppressions.some((row) => preventsConfirmation(row, entry.createdAt));
      if (isRevoked || (await isReplySuppressed(store, email))) return suppressedNote;
      if (subscriber.status === 'confirmed' && suppressions.length === 0) {
        return 'not sent: confirmed already';
      }
      const over = await overShare(entry, subscriber.email);
      if (over) return over;
      const link = await links.confirmation(audience, subscriber.email);
      const unsubscribe = await links.preferences(audience, subscriber, 'confirm');
      const signedUpAt = entry.createdAt;
      const content = newsletterConfirmation({ link, unsubscribe, signedUpAt }, branding);
      return mail(entry, subscriber.email, content, signal);
    },

    async 'preferences.link'(entry, signal) {
      const email = textOf(entry.payload, 'email');
      const list = config.audienceId;
      const subscriber = await store.findSubscriber(list, email);
      const known = subscriber?.quarantine ? null : subscriber;
      const contact = known ?? (await readerOf(store, email, entry.id));
      // An entry is queued for every address, so the caller does not learn this.
      if (!contact) return 'not sent: not known here';
      if (await isReplySuppressed(store, contact.email)) return suppressedNote;
      const link = await links.preferences(known ? list : templateList, contact, 'link');
      return mail(entry, contact.email, preferenceLinkMail({ link }, branding), signal);
    },

    async 'enquiry.receipt'(entry, signal) {
      const enquiry = await store.findEnquiry(textOf(entry.payload, 'recordId'));
      if (!enquiry) throw recordMissing();
      const about = {
        kind: 'enquiry',
        name: enquiry.fullname,
        receivedAt: enquiry.createdAt,
      } as const;
      return receiptTo(entry, enquiry.email, about, signal);
    },

    async 'lead.receipt'(entry, signal) {
      const lead = await store.findLead(textOf(entry.payload, 'recordId'));
      if (!lead) throw recordMissing();
      const { name, email } = senderOf(lead);
      const about = { kind: lead.type, name, receivedAt: lead.createdAt, ...figuresOf(lead) };
      return receiptTo(entry, email, about, signal);
    },
  } satisfies Record<string, Deliver>;
}

/** Whether even a receipt is suppressed. */
async function isReplySuppressed(store: MailDeps['store'], email: string): Promise<boolean> {
  return isSuppressed(await store.findSuppressions(email), replyMail);
}

/** A contact, or else anyone to whom an email or a copy was sent. @param id for one who is not a contact */
async function readerOf(store: MailDeps['store'], address: string, id: string) {
  const email = addressKey(address);
  const contact = await store.findContactByEmail(liveSpace, email);
  return contact ?? ((await store.wasMailed(email)) ? { id, email } : null);
}

const suppressedNote = 'not sent: no mail may go there';

/** Suppressions in force for a list and an address. */
async function suppressionsFor(
  store: Pick<Store, 'findSuppressions'>,
  list: string,
  email: string,
): Promise<SuppressionRow[]> {
  const rows = await store.findSuppressions(email);
  return rows.filter(
    (row) =>
      row.account === siteAccount &&
      row.liftedAt === null &&
      (row.list === list || row.list === allLists),
  );
}

/**
 * Whether a suppression prevents a confirmation email. A subscriber who left this list and signs up again gets one, except
 * after a bounce, a complaint, a suppression of all lists, or one that is newer than the sign-up.
 */
function preventsConfirmation(
  { source, list, changedAt }: SuppressionRow,
  signedUpAt: number,
): boolean {
  return !isOwnChoice(source) || list === allLists || changedAt > signedUpAt;
}

function figuresOf({ type, metadata }: LeadRow): Pick<Parameters<typeof receipt>[0], 'figures'> {
  const checked = type === 'savings' ? validate(savingsForm, metadata) : null;
  return checked?.ok ? { figures: checked.values } : {};
}
