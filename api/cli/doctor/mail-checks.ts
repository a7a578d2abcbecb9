import { senderAlarmRule } from '../../mailing/bounces/sender-alarm.ts';
import type { MailReportCounts } from '../../store/bounces/bounce-store.ts';
import { localTime } from '../output/format.ts';
import type { Check } from './check.ts';

/** Checks the rejections and reports of other mail servers. */
export function mailChecks({ sender, lastDay }: MailReportCounts): Check[] {
  return [
    { name: 'Sender', ...senderCheck(sender) },
    { name: 'Reports', ...reportsCheck(lastDay.dropped) },
  ];
}

function senderCheck(sender: MailReportCounts['sender']): Omit<Check, 'name'> {
  if (!sender)
    return { state: 'ok', found: 'No mail server rejected the sender in the last hour.' };
  const { recipients, since, reason } = sender;
  const rejected = `The servers of ${recipients} recipients rejected the sender since ${localTime(since)}; most said ${reason}.`;
  if (recipients < senderAlarmRule.recipients) return { state: 'notice', found: rejected };
  return {
    state: 'alarm',
    found: rejected,
    fix: {
      instruction: 'Check SPF, DKIM and DMARC, and whether the IP address is on a blocklist',
      snippet: 'npm run ops -- mail reports',
    },
  };
}

function reportsCheck(dropped: number): Omit<Check, 'name'> {
  if (dropped === 0) return { state: 'ok', found: 'No report was dropped in the last 24 hours.' };
  return {
    state: 'notice',
    found: `Reports dropped in the last 24 hours: ${dropped}.`,
    fix: { instruction: 'To list them', snippet: 'npm run ops -- mail reports --dropped' },
  };
}
