import type { LeadType } from '@grovemail/domain/forms/lead.ts';
import {
  command,
  facts,
  type MailContent,
  type OperatorBranding,
  text,
} from '../../mailing/layout/mail-content.ts';
import { leadFacts } from './lead-facts.ts';
import { howToReply, moment, stopNotices, whyNoticed } from './notice-parts.ts';

/** Notifies the operator of a new lead. */
export function leadNotice(
  lead: {
    id: string;
    /** Milliseconds since the epoch. */
    createdAt: number;
    type: LeadType;
    metadata: Readonly<Record<string, unknown>>;
  },
  branding: OperatorBranding,
): MailContent {
  const { id, createdAt, type, metadata } = lead;
  const noun = nouns[type];
  const who = [metadata.firstname, metadata.lastname].filter(Boolean).join(' ');
  const company = typeof metadata.company_name === 'string' ? metadata.company_name : '';
  const from = [who, company].filter(Boolean).join(', ');
  return {
    subject: `New ${noun}: ${from}`,
    preview: `New ${noun} from ${who}.`,
    label: `New ${noun}`,
    title: from || `New ${noun}`,
    parts: [
      text(howToReply(metadata.email)),
      facts({
        ...Object.fromEntries(
          Object.entries(leadFacts(type, metadata)).filter(([label]) => !inTitle.includes(label)),
        ),
        Received: moment(createdAt),
      }),
      text('View it in the terminal:'),
      command(`${branding.ops} leads show ${id}`),
    ],
    why: `${whyNoticed(branding)} ${stopNotices}`,
  };
}

const inTitle = ['First name', 'Last name', 'Company name'];

const nouns = {
  demo: 'demo request',
  startup: 'startup application',
  savings: 'savings calculation',
} as const satisfies Record<LeadType, string>;
