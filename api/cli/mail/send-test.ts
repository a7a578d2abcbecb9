import { hostname } from 'node:os';
import { brand } from '@grovemail/config/brand.ts';
import { Command } from 'commander';
import { mailBranding } from '../../mail/branding.ts';
import { configuredMailer } from '../../mail/configured-mailer.ts';
import { type Mail, MailError } from '../../mail/mail.ts';
import { moment } from '../../mail/messages/notice-parts.ts';
import { renderMail } from '../../mail/messages/render-mail.ts';
import { facts, text } from '../../mailing/layout/mail-content.ts';
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
      const { mail, bases } = io.config(settings);
      const contents = renderMail(
        {
          subject: `Test email from ${brand.name}`,
          preview: 'This server’s email arrives.',
          label: 'Test',
          title: 'This server’s email arrives',
          parts: [
            text('You don’t need to do anything. This is how it was sent:'),
            facts({
              Sent: moment(Date.now()),
              'From the server': hostname(),
              'By the mail server': mail.smtpUrl === null ? '' : new URL(mail.smtpUrl).hostname,
              Sender: mail.from.address,
              Site: bases.site,
            }),
          ],
          why: 'You’re receiving this email because an operator sent a test email to your address with the command “mail test”. You won’t get any more.',
        },
        mailBranding(bases.site),
      );
      const reply = await sendNow(io, { to, ...contents });
      io.print(`Sent from ${mail.from.address} to ${to}: ${reply}\n`);
    });
}

/**
 * Sends one mail now instead of queuing it.
 * @returns the mail server's reply
 * @throws {OperatorError} if it was not accepted
 */
export async function sendNow(io: OpsIo, mail: Omit<Mail, 'id'>): Promise<string> {
  const { mail: outgoing, store } = io.config(settings);
  const key = outgoing.bounceDomain === null ? '' : await newestKey(io);
  const mailer = configuredMailer({ ...outgoing, dataDir: store.dataDir, key });
  try {
    const id = uuidV7Maker(Date.now)();
    return await mailer.send({ id, ...mail }, AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (error instanceof MailError) throw new OperatorError(error.message);
    throw error;
  } finally {
    mailer.close();
  }
}

async function newestKey(io: OpsIo): Promise<string> {
  await using store = await io.openStoreForWriting();
  const given = io.config(['DATABASE_URL', 'TRACKING_KEYS']).trackingKeys;
  const [newest = ''] = await trackingKeys(given, store, Date.now());
  return newest;
}
