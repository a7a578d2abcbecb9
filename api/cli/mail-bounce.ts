import { Command } from 'commander';
import { readReport } from '../mail/received-report.ts';
import { takeReport } from '../resources/reported-mail.ts';
import { uuidV7Maker } from '../store/database/uuid-v7.ts';
import { mailReportSecret } from '../store/secrets/own-key.ts';
import { trackingKeys } from '../store/secrets/tracking-keys.ts';
import type { OpsIo } from './ops-io.ts';
import { printSecret } from './print-secret.ts';

/** `mail bounce`: takes a bounce or complaint in, from a mail server's pipe. */
export function mailBounceCommand(io: OpsIo): Command {
  return new Command('bounce')
    .description('stop mail to whom a bounce or complaint is about; reads it from standard input')
    .addHelpText(
      'after',
      '\nExample, as an alias of the mail server of BOUNCE_DOMAIN:\n  "|cd /srv/grovemail && npm run --silent ops -- mail bounce || exit 75"\n\nWhat is no report, or about no mail of ours, changes nothing. 75 has the mail server try again.\n',
    )
    .action(async () => {
      const report = await readReport(await io.input());
      if (!report) return io.print('Nothing to do: this is no bounce for good and no complaint.\n');
      const store = await io.openStoreToWrite();
      try {
        const now = Date.now;
        const keys = await trackingKeys(io.config().trackingKeys, store, now());
        const counted = await takeReport(report, { store, keys, now, newId: uuidV7Maker(now) });
        io.print(
          counted
            ? `Stopped all mail to that address, which ${report.kind}.\n`
            : 'Nothing to do: it carries no return path that was signed for its recipient.\n',
        );
      } finally {
        await store.close();
      }
    });
}

/** `mail report-secret`: signs what a mail service posts in place of a pipe. */
export function reportSecretCommand(io: OpsIo): Command {
  return new Command('report-secret')
    .description(
      'show the secret that signs bounces and complaints posted to /webhooks/mail/report',
    )
    .addHelpText(
      'after',
      '\nPost each message as it came, signed as Standard Webhooks has it.\n\nExample:\n  npm run --silent ops -- mail report-secret\n',
    )
    .action(() => printSecret(io, (store) => mailReportSecret(store, Date.now())));
}
