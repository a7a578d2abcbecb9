import type { SenderAlarm } from '../../mailing/bounces/sender-alarm.ts';
import {
  command,
  facts,
  type MailContent,
  type OperatorBranding,
  text,
} from '../../mailing/layout/mail-content.ts';
import { moment, stopNotices, whyNoticed } from './notice-parts.ts';

/** Warns the operator that other servers reject email because of its sender. */
export function senderAlarmMail(alarm: SenderAlarm, branding: OperatorBranding): MailContent {
  const { recipients, since, reason, reply } = alarm;
  return {
    subject: `Mail servers are rejecting email from ${branding.brand}`,
    preview: `${recipients} recipients since ${moment(since)}: ${reason}`,
    label: 'Alarm',
    title: 'Mail servers are rejecting the sender',
    parts: [
      text(
        'They reject email because of its sender, not because of its recipients. Nobody was suppressed, and sending continues.',
      ),
      facts({
        Recipients: String(recipients),
        Since: moment(since),
        'Most common reason': reason,
        'Last reply': reply,
      }),
      text(
        'Check the SPF, DKIM and DMARC records of the sender’s domain, and whether the mail server’s IP address is on a blocklist. To see what the servers said:',
      ),
      command(`${branding.ops} mail reports --outcome recorded`),
    ],
    why: `${whyNoticed(branding)} ${stopNotices}`,
  };
}
