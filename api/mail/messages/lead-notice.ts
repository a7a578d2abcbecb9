import type { LeadType } from '@grovemail/domain/forms/lead.ts';
import { bannerThreshold, formatUsd } from '@grovemail/domain/savings/savings.ts';
import {
  facts,
  type MailContent,
  type OperatorBranding,
} from '../../mailing/layout/mail-content.ts';
import { leadFacts, savingsLabel, savingsOf } from './lead-facts.ts';
import { inTerminal, moment, replyPart, stopNotices, whyNoticed } from './notice-parts.ts';

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
  const saved = savingsOf(metadata) ?? 0;
  const leadsWithSavings = from !== '' && saved > bannerThreshold;
  const inTitle = [...namesInTitle, ...(leadsWithSavings ? [savingsLabel] : [])];
  return {
    subject: `New ${noun}: ${from}`,
    preview: `New ${noun} from ${who}.`,
    label: labels[type],
    title: leadsWithSavings
      ? `${from} could save $${formatUsd(saved)} a year`
      : from || `New ${noun}`,
    parts: [
      replyPart(metadata.email, metadata.firstname, subjects[type]),
      facts({
        ...Object.fromEntries(
          Object.entries(leadFacts(type, metadata)).filter(([label]) => !inTitle.includes(label)),
        ),
        Received: moment(createdAt),
      }),
      ...inTerminal(`${branding.ops} leads show ${id}`),
    ],
    why: `${whyNoticed(branding)} ${stopNotices}`,
  };
}

const namesInTitle = ['First name', 'Last name', 'Company name'];

const nouns = {
  demo: 'demo request',
  startup: 'startup application',
  savings: 'savings calculation',
} as const satisfies Record<LeadType, string>;

const labels = {
  demo: 'Demo request',
  startup: 'Application',
  savings: 'Calculation',
} as const satisfies Record<LeadType, string>;

/** Of the reply. */
const subjects = {
  demo: 'your demo request',
  startup: 'your application to the startup program',
  savings: 'your savings calculation',
} as const satisfies Record<LeadType, string>;
