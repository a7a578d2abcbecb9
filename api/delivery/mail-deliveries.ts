import type { Config } from '@grovemail/config/read-config.ts';
import { siteAccount } from '@grovemail/domain/accounts/site-account.ts';
import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { validate } from '@grovemail/domain/forms/form.ts';
import { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import { liveSpace } from '@grovemail/domain/keys/space.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { templateList } from '@grovemail/domain/transactionals/template-list.ts';
import { type Mail, MailError, type SendMail } from '../mail/mail.ts';
import { enquiryNotice } from '../mail/messages/enquiry-notice.ts';
import { leadNotice } from '../mail/messages/lead-notice.ts';
import type { Letter, Letterhead } from '../mail/messages/letter.ts';
import { newsletterConfirmation } from '../mail/messages/newsletter-confirmation.ts';
import { preferenceLinkMail } from '../mail/messages/preference-link.ts';
import { receipt } from '../mail/messages/receipt.ts';
import { written } from '../mail/messages/written.ts';
import type { Deliver, Entry } from '../outbox/queue.ts';
import { Undeliverable } from '../outbox/undeliverable.ts';
import type { Store } from '../store/store.ts';
import type { LeadRow } from '../store/submissions/submission-store.ts';
import { isOwnChoice, type SuppressionRow } from '../store/suppressions/suppression-store.ts';
import { getsNoMail } from './gets-no-mail.ts';
import type { MailLinks } from './mail-links.ts';
import { textOf } from './payload-text.ts';

export interface MailDeps {
  store: Pick<
    Store,
    'findEnquiry' | 'findLead' | 'findSubscriber' | 'listContacts' | 'findSuppressions' | 'countUse'
  >;
  config: Pick<Config, 'audienceId' | 'mail'>;
  letterhead: Letterhead;
  links: MailLinks;
  sendMail: SendMail;
  digest(text: string): string;
}

/** What each topic of the outbox that becomes a mail says, and to whom. */
export function mailDeliveries(deps: MailDeps) {
  const { store, config, letterhead, links } = deps;

  async function mail(
    { id }: Entry,
    to: string,
    letter: Letter,
    signal: AbortSignal,
    replyTo?: Mail['replyTo'],
  ): Promise<string> {
    const contents = written(letter, letterhead);
    try {
      return await deps.sendMail({ id, to, ...contents, ...(replyTo ? { replyTo } : {}) }, signal);
    } catch (error) {
      if (!(error instanceof MailError && error.permanent)) throw error;
      throw new Undeliverable(error.message, { cause: error });
    }
  }

  /**
   * Anybody can enter anybody's address: one person gets a few receipts a day and no more. A further
   * attempt at the same receipt is not another one.
   */
  async function receiptTo(
    entry: Entry,
    to: string,
    about: Parameters<typeof receipt>[0],
    signal: AbortSignal,
  ): Promise<string> {
    if (await getsNoMail(store, to)) return unwanted;
    if (entry.attempts === 1) {
      const key = `receipt:${deps.digest(addressKey(to))}`;
      const { count } = await store.countUse({ key, window: day });
      if (count > mostReceipts) return 'not sent: this address had its receipts for today';
    }
    return mail(entry, to, receipt(about, letterhead), signal);
  }

  return {
    async 'newsletter.confirm'(entry, signal) {
      const [audience, email] = [textOf(entry.payload, 'audience'), textOf(entry.payload, 'email')];
      const subscriber = await store.findSubscriber(audience, email);
      if (!subscriber) throw gone();
      const stops = await stopsFor(store, audience, email);
      const isBarred = stops.some((stop) => isBar(stop, entry.createdAt));
      if (isBarred || (await getsNoMail(store, email))) return unwanted;
      if (subscriber.status === 'confirmed' && stops.length === 0) {
        return 'not sent: confirmed already';
      }
      const link = await links.confirmation(audience, subscriber.email);
      const unsubscribe = await links.preferences(audience, subscriber, 'confirm');
      const letter = newsletterConfirmation({ link, unsubscribe }, letterhead);
      return mail(entry, subscriber.email, letter, signal);
    },

    async 'preferences.link'(entry, signal) {
      const email = textOf(entry.payload, 'email');
      const list = config.audienceId;
      const subscriber = await store.findSubscriber(list, email);
      const known = subscriber?.quarantine ? null : subscriber;
      const contact = known ?? (await contactOf(store, email));
      // Whoever asks learns nothing of it: what is put in line is the same for every address.
      if (!contact) return 'not sent: not known here';
      if (await getsNoMail(store, contact.email)) return unwanted;
      const link = await links.preferences(known ? list : templateList, contact, 'link');
      return mail(entry, contact.email, preferenceLinkMail({ link }, letterhead), signal);
    },

    async 'enquiry.notify'(entry, signal) {
      const enquiry = await store.findEnquiry(textOf(entry.payload, 'recordId'));
      if (!enquiry) throw gone();
      const letter = enquiryNotice(enquiry, letterhead);
      const sender = { name: enquiry.fullname, address: enquiry.email };
      return mail(entry, config.mail.operator, letter, signal, sender);
    },

    async 'enquiry.receipt'(entry, signal) {
      const enquiry = await store.findEnquiry(textOf(entry.payload, 'recordId'));
      if (!enquiry) throw gone();
      const about = { kind: 'enquiry', name: enquiry.fullname } as const;
      return receiptTo(entry, enquiry.email, about, signal);
    },

    async 'lead.notify'(entry, signal) {
      const lead = await store.findLead(textOf(entry.payload, 'recordId'));
      if (!lead) throw gone();
      const { name, email } = senderOf(lead);
      const sender = { name, address: email };
      return mail(entry, config.mail.operator, leadNotice(lead, letterhead), signal, sender);
    },

    async 'lead.receipt'(entry, signal) {
      const lead = await store.findLead(textOf(entry.payload, 'recordId'));
      if (!lead) throw gone();
      const { name, email } = senderOf(lead);
      return receiptTo(entry, email, { kind: lead.type, name, ...figuresOf(lead) }, signal);
    },
  } satisfies Record<string, Deliver>;
}

async function contactOf(store: MailDeps['store'], email: string) {
  const { rows } = await store.listContacts({
    space: liveSpace,
    email: addressKey(email),
    limit: 1,
  });
  return rows[0] ?? null;
}

const day = 24 * 60 * 60_000;
const mostReceipts = 5;
const unwanted = 'not sent: no mail may go there';

function gone(): Undeliverable {
  return new Undeliverable('What this mail is about is gone.');
}

/** What stands in the way of mail from a list to an address. */
async function stopsFor(
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
 * Who left this list themselves and signs up again is asked again: they may have changed their mind. Not
 * so after a bounce, a complaint, a stop of all lists, or one that came after the sign-up.
 */
function isBar({ source, list, changedAt }: SuppressionRow, signedUpAt: number): boolean {
  return !isOwnChoice(source) || list === allLists || changedAt > signedUpAt;
}

function senderOf({ metadata }: LeadRow): { name: string; email: string } {
  const { firstname, lastname, email } = metadata;
  return { name: [firstname, lastname].filter(Boolean).join(' '), email: String(email ?? '') };
}

function figuresOf({ type, metadata }: LeadRow): Pick<Parameters<typeof receipt>[0], 'figures'> {
  const checked = type === 'savings' ? validate(savingsForm, metadata) : null;
  if (!checked?.ok || typeof metadata.savings !== 'number') return {};
  return { figures: { ...checked.values, savings: metadata.savings } };
}
