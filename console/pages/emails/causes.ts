import type { CauseRow, GaveUpCause } from '@grovemail/contract/console/gave-up.ts';
import type { Look } from '../../components/Pill.tsx';
import { templatePath } from '../templates/paths.ts';

interface CauseWords {
  title: string;
  /** What it means, and what to do. */
  text: string;
  pill: Look;
  /** `can`: sending again may work. `cannot`: it would fail the same way; the reason. */
  resend: 'can' | { cannot: string };
}

const failing = { label: 'May work again', tone: 'sky', icon: 'refresh' } as const;
const yours = { label: 'Yours to fix', tone: 'coral', icon: 'warning' } as const;
const hopeless = { label: 'Cannot work', tone: 'outlined', icon: 'close' } as const;

/** What `[cause, code]` is called in the page's address and in lists. */
export function keyOfCause({ cause, code }: Pick<CauseRow, 'cause' | 'code'>): string {
  return `${cause} ${code}`.trim();
}

/** Where sending again cannot help, the place to look at instead. */
export function elsewhereOf({ cause, about }: CauseRow): { label: string; path: string } | null {
  if (cause === 'webhook')
    return about
      ? { label: 'Open webhook', path: `/webhooks/${about.id}` }
      : { label: 'Open webhooks', path: '/webhooks' };
  if (cause !== 'message' || !about) return null;
  return { label: 'Open template', path: templatePath(about.id) };
}

/** Why entries gave up, in words. */
export function causeWords({ cause, code }: Pick<CauseRow, 'cause' | 'code'>): CauseWords {
  const exact = byCode[`${cause} ${code.replace(/^\d+ /, '').replace(/^\d\./, 'x.')}`];
  return exact ?? byCause[cause];
}

const byCode: Readonly<Record<string, CauseWords>> = {
  'passing x.2.2': {
    title: 'The mailbox was full',
    text: 'It may have room by now. Those that took another email since are ticked.',
    pill: failing,
    resend: 'can',
  },
  'message x.3.4': {
    title: 'The email is too large',
    text: 'Make its attachments smaller. The same email would be rejected again.',
    pill: hopeless,
    resend: { cannot: 'the same email is too large again' },
  },
  'webhook 410': {
    title: 'The webhook is gone',
    text: 'Its owner took it down. Discard these, and remove the webhook.',
    pill: hopeless,
    resend: { cannot: 'the webhook says that it is gone' },
  },
};

const byCause: Readonly<Record<GaveUpCause, CauseWords>> = {
  mailbox: {
    title: 'The mailbox does not exist',
    text: 'No outage: nobody has these addresses. Sending again cannot help, so discard them.',
    pill: { label: 'Bounced', tone: 'coral', icon: 'bounced' },
    resend: { cannot: 'nobody has these addresses' },
  },
  sender: {
    title: 'Your sender was rejected',
    text: 'Fix SPF, DKIM, DMARC or the reputation of the sender first, then resend.',
    pill: yours,
    resend: 'can',
  },
  message: {
    title: 'The email itself was rejected',
    text: 'Its content was not wanted. The same email would be rejected again.',
    pill: hopeless,
    resend: { cannot: 'the same email would be rejected again' },
  },
  passing: {
    title: 'The mail server put it off for too long',
    text: 'It was asked to come back later, again and again. It may work by now.',
    pill: failing,
    resend: 'can',
  },
  webhook: {
    title: 'The webhook fails',
    text: 'Resend once its server answers again: receivers recognize a repetition by its id.',
    pill: failing,
    resend: 'can',
  },
  push: {
    title: 'The push service rejected it',
    text: 'What a notification said may be old by now. Discard what nobody needs any more.',
    pill: failing,
    resend: 'can',
  },
  other: {
    title: 'No mail server was reached',
    text: 'Look at SMTP_URL and the network first, then resend.',
    pill: yours,
    resend: 'can',
  },
};
