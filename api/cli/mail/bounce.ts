import { Command } from 'commander';
import { type ReceivedReport, readReport } from '../../mail/received-report.ts';
import { type ReportOutcome, takeReport } from '../../resources/reported-mail.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { mailReportSecret, trackingKeys } from '../../store/secrets/own-key.ts';
import { printSecret } from '../output/print.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** `mail bounce`: reads a bounce or complaint from a mail server's pipe. */
export function mailBounceCommand(io: OpsIo): Command {
  return new Command('bounce')
    .description(
      'read a bounce or complaint from standard input and stop mail to a person who complained or a mailbox that is gone',
    )
    .addHelpText(
      'after',
      '\nExample, as an alias of the mail server of BOUNCE_DOMAIN:\n  "|cd /srv/platform && npm run --silent ops -- mail bounce || exit 75"\n\nA bounce about the sender, a policy, the message, the route or a full mailbox is recorded and\nstops nothing. Other messages, and reports about mail that was not sent from here, change nothing. Exit\ncode 75 tells the mail server to try again.\n',
    )
    .action(async () => {
      const report = await readReport(await io.input());
      if (!report) return io.print('Nothing to do: not a permanent bounce or a complaint.\n');
      await using store = await io.openStoreForWriting();
      const now = Date.now;
      const keys = await trackingKeys(
        io.config(['DATABASE_URL', 'TRACKING_KEYS']).trackingKeys,
        store,
        now(),
      );
      const outcome = await takeReport(report, { store, keys, now, newId: uuidV7Maker(now) });
      io.print(`${sentenceOf(outcome, report)}\n`);
    });
}

function sentenceOf(outcome: ReportOutcome, { kind, sparedBy }: ReceivedReport): string {
  if (outcome === 'stopped') return `Stopped all mail to that address, which ${kind}.`;
  if (outcome === 'ignored')
    return 'Nothing to do: the return path is not signed for this recipient.';
  return `Recorded the bounce and stopped nothing: status ${sparedBy} is about the sender, a policy, the message, the route or a full mailbox, not about a mailbox that is gone.`;
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
