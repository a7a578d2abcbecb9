import { hostname } from 'node:os';
import { brand } from '@grovemail/config/brand.ts';
import { opsCommand } from '@grovemail/config/ops-command.ts';
import type { Config } from '@grovemail/config/read-config.ts';
import { Command } from 'commander';
import { mailBranding } from '../../mail/branding.ts';
import { configuredMailer } from '../../mail/configured-mailer.ts';
import { type Mail, MailError } from '../../mail/mail.ts';
import { moment } from '../../mail/messages/notice-parts.ts';
import { renderMail } from '../../mail/messages/render-mail.ts';
import {
  button,
  command,
  type MailContent,
  type OperatorBranding,
  steps,
  text,
} from '../../mailing/layout/mail-content.ts';
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
      const branding = { ...mailBranding(bases.site), ops: io.asRunHere(opsCommand) };
      const reply = await sendNow(io, { to, ...renderMail(testMail(mail, branding), branding) });
      io.print(`Sent from ${mail.from.address} to ${to}: ${reply}\n`);
    });
}

/** Says how it was sent, and what is left to check. */
function testMail(
  { from, smtpUrl }: Pick<Config['mail'], 'from' | 'smtpUrl'>,
  { site, ops }: OperatorBranding,
): MailContent {
  const sent = ['This server sent it', `On ${hostname()}, ${moment(Date.now())}.`] as const;
  const accepted =
    smtpUrl === null
      ? []
      : [
          [
            'The mail server took it',
            `At ${new URL(smtpUrl).hostname}, from ${from.address}.`,
          ] as const,
        ];
  const domain = from.address.split('@').at(-1);
  const look = [
    'You look where it landed',
    `If it’s in the spam folder, check the SPF, DKIM and DMARC records of ${domain}.`,
  ] as const;
  return {
    subject: `Test email from ${brand.name}`,
    preview: 'This server’s email arrives.',
    label: 'Test',
    title: 'This server’s email arrives',
    parts: [
      text('Receipts, confirmations and notices are sent the same way.'),
      steps(1 + accepted.length, sent, ...accepted, look),
      button(
        'Open the site',
        site,
        'Links in emails lead there. If it doesn’t open, set SITE_URL.',
      ),
      text('To check the records and the rest of a production server:'),
      command(`${ops} doctor`),
    ],
    why: 'You’re receiving this email because an operator sent a test email to your address with the command “mail test”. You won’t get any more.',
  };
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
