import { facts, type MailBranding, type MailContent, type MailPart, text } from './mail-content.ts';
import { moment, whyNoticed } from './notice-parts.ts';

interface Given {
  /** Milliseconds since the epoch. */
  from: number;
  until: number;
  leads: Readonly<Record<'demo' | 'startup' | 'savings', number>>;
  received: Readonly<Record<'enquiry' | 'feedback' | 'subscriber', number>>;
  quarantined: Readonly<Record<'lead' | 'enquiry' | 'feedback' | 'subscriber', number>>;
  givenUp: {
    count: number;
    newest: readonly { id: string; topic: string; error: string | null }[];
  };
  dead: number;
}

/** The operator's daily mail. It contains counts, but no senders, who are in the notices. */
export function dailyReport(report: Given, branding: MailBranding): MailContent {
  const { from, until, quarantined, givenUp } = report;
  return {
    subject: `${sumOf(countsIn(report))} received, ${sumOf(quarantined)} in quarantine, ${givenUp.count} failed`,
    preview: `${branding.brand}, ${moment(from)} to ${moment(until)}.`,
    title: `Daily summary until ${moment(until)}`,
    parts: [
      text(`Received since ${moment(from)}:`),
      receivedPart(report),
      ...quarantineParts(report),
      ...givenUpParts(report),
    ],
    why: `${whyNoticed(branding)} DAILY_MAIL_HOUR sets the hour; "off" turns this summary off.`,
  };
}

/** Replaces the notices of a minute with many submissions. */
export function floodReport(report: Given, branding: MailBranding): MailContent {
  const from = moment(report.from);
  return {
    subject: `${sumOf(countsIn(report))} received in the minute from ${from}`,
    preview: `${branding.brand} received more than it tells you one by one.`,
    title: `Received in the minute from ${from}`,
    parts: [
      text(
        'So many forms came in that only the first were announced one by one. All in this minute:',
      ),
      receivedPart(report),
      text('To look at them: npm run ops -- leads list, npm run ops -- enquiries list'),
      ...quarantineParts(report),
    ],
    why: whyNoticed(branding),
  };
}

function countsIn({ leads, received }: Given): Record<string, number> {
  return {
    'Demo requests': leads.demo,
    'Startup applications': leads.startup,
    'Savings calculations': leads.savings,
    Enquiries: received.enquiry,
    'Newsletter sign-ups': received.subscriber,
    'Feedback on the documentation': received.feedback,
  };
}

function receivedPart(report: Given): MailPart {
  const counts = countsIn(report);
  return sumOf(counts) === 0 ? text('Nothing.') : countsOf(counts);
}

function quarantineParts({ quarantined }: Given): MailPart[] {
  if (sumOf(quarantined) === 0) return [text('Nothing is in quarantine.')];
  return [
    text(
      'In quarantine until you release or discard it (to look at it, for example: npm run ops -- leads list --quarantined):',
    ),
    countsOf({
      Leads: quarantined.lead,
      Enquiries: quarantined.enquiry,
      'Newsletter sign-ups': quarantined.subscriber,
      'Feedback on the documentation': quarantined.feedback,
    }),
  ];
}

function givenUpParts({ givenUp: { count, newest }, dead }: Given): MailPart[] {
  const waiting =
    dead > count
      ? [text(`Deliveries that failed earlier and are still in the outbox: ${dead - count}.`)]
      : [];
  if (count === 0) return [text('No deliveries failed for good.'), ...waiting];
  return [
    text(
      `Deliveries that failed for good: ${count}. To retry them: npm run ops -- outbox retry --dead`,
    ),
    facts(
      Object.fromEntries(
        newest.map(({ id, topic, error }) => [`${topic} ${id}`, error ?? 'unknown']),
      ),
    ),
    ...waiting,
  ];
}

function countsOf(counts: Readonly<Record<string, number>>): MailPart {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return facts(Object.fromEntries(some.map(([name, count]) => [name, String(count)])));
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
