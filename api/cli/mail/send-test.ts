import { brand } from '@grovemail/config/brand.ts';
import { Command } from 'commander';
import { mailBranding } from '../../mail/branding.ts';
import { configuredMailer } from '../../mail/configured-mailer.ts';
import { MailError } from '../../mail/mail.ts';
import { renderMail } from '../../mail/messages/render-mail.ts';
import { text } from '../../mailing/layout/mail-content.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { trackingKeys } from '../../store/secrets/own-key.ts';
import { addressOption } from '../input/options.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** As long as a delivery may take. */
const timeoutMs = 20_000;

const settings = ['SMTP_URL', 'MAIL_FROM', 'BOUNCE_DOMAIN', 'DATA_DIR', 'SITE_URL'] as const;

/** `mail test`: sends one mail now instead of queuing it, to show the mail server's reply. */
export function mailTestCommand(io: OpsIo): Command {
  return new Command('test')
    .description('send a test email as the server would, and show what the mail server replies')
    .addOption(addressOption('--to'))
    .addHelpText('after', '\nExample:\n  npm run ops -- mail test --to ada@shop.example\n')
    .action(async ({ to }: { to: string }) => {
      const { mail, store, bases } = io.config(settings);
      const key = mail.bounceDomain === null ? '' : await newestKey(io);
      const mailer = configuredMailer({ ...mail, dataDir: store.dataDir, key });
      const contents = renderMail(
        {
          subject: `Test email from ${brand.name}`,
          preview: 'Email from this server gets through.',
          label: 'Test',
          title: 'Email from this server gets through',
          parts: [text(`It was sent from ${mail.from.address}.`)],
          why: 'You’re receiving this email because an operator sent a test email to your address (mail test). No other follows from it.',
        },
        mailBranding(bases.site),
      );
      try {
        const id = uuidV7Maker(Date.now)();
        const reply = await mailer.send({ id, to, ...contents }, AbortSignal.timeout(timeoutMs));
        io.print(`Sent from ${mail.from.address} to ${to}: ${reply}\n`);
      } catch (error) {
        if (error instanceof MailError) throw new OperatorError(error.message);
        throw error;
      } finally {
        mailer.close();
      }
    });
}

async function newestKey(io: OpsIo): Promise<string> {
  const store = await io.openStoreForWriting();
  try {
    const given = io.config(['DATABASE_URL', 'TRACKING_KEYS']).trackingKeys;
    const [newest = ''] = await trackingKeys(given, store, Date.now());
    return newest;
  } finally {
    await store.close();
  }
}
