import { Command } from 'commander';
import { readReport } from '../../mail/reports/read-report.ts';
import { type ReportResult, takeReport } from '../../resources/reported-mail.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { mailReportSecret, trackingKeys } from '../../store/secrets/own-key.ts';
import { printSecret } from '../output/print.ts';
import { NothingUsedError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** `mail bounce`: reads a bounce or complaint from a mail server's pipe. */
export function mailBounceCommand(io: OpsIo): Command {
  return new Command('bounce')
    .description(
      'read a bounce or complaint from standard input and stop mail to a person who complained or a mailbox that is gone',
    )
    .addHelpText('after', help)
    .action(async () => {
      const report = await readReport(await io.input());
      if (report.kind === 'ignored') return io.print(`Nothing to do: ${report.why}\n`);
      await using store = await io.openStoreForWriting();
      const now = Date.now;
      const keys = await trackingKeys(
        io.config(['DATABASE_URL', 'TRACKING_KEYS']).trackingKeys,
        store,
        now(),
      );
      const result = await takeReport(report, { store, keys, now, newId: uuidV7Maker(now) });
      if (result.outcome === 'dropped') throw new NothingUsedError(`Dropped: ${result.why}`);
      io.print(`${sentenceOf(result)}\n`);
    });
}

const help = `
Example, as an alias of the mail server of BOUNCE_DOMAIN:
  "|cd /srv/platform && npm run --silent ops -- mail bounce || [ $? -eq 3 ] || exit 75"

What a bounce is about decides: a mailbox that is gone gets no more mail. A bounce about the sender or
about this one email is recorded. A passing state, such as a full mailbox, is counted: after three bounced
emails over a week, the mailbox gets none for 30 days.

Exit codes: 0 the message was used, or there is nothing to do, as for a delay or an automatic reply; 3 it
was dropped, because it cannot be read or does not prove that an email from here went to that recipient:
mail reports --dropped lists it, and trying again does not help. 75 tells the mail server to try again.
`;

function sentenceOf(result: Exclude<ReportResult, { outcome: 'dropped' }>): string {
  if (result.outcome === 'ignored') return `Nothing to do: ${result.why}`;
  const { outcome, cause, reason } = result;
  const by = reason === '' ? '' : ` (${reason})`;
  if (cause === null) return 'Stopped all mail to that address, which complained.';
  if (outcome === 'stopped')
    return `Stopped all mail to that address, which bounced: its mailbox is gone${by}.`;
  if (outcome === 'paused')
    return `Stopped all mail to that address for 30 days: it has kept bouncing for a week${by}.`;
  if (outcome === 'counted')
    return `Recorded and counted the bounce: the state of the mailbox may pass${by}.`;
  return cause === 'sender'
    ? `Recorded the bounce and stopped nothing: the sender was rejected, not the recipient${by}.`
    : `Recorded the bounce and stopped nothing: only this email was rejected${by}.`;
}

/** `mail report-secret`: for mail services that post reports instead of piping them. */
export function reportSecretCommand(io: OpsIo): Command {
  return new Command('report-secret')
    .description(
      'show the secret that signs bounces and complaints posted to /webhooks/mail/report',
    )
    .addHelpText(
      'after',
      '\nPost each message unchanged, signed as Standard Webhooks specifies.\n\nExample:\n  npm run --silent ops -- mail report-secret\n',
    )
    .action(() => printSecret(io, (store) => mailReportSecret(store, Date.now())));
}
