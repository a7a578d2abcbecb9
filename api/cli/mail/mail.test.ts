import { brand } from '@grovemail/config/brand.ts';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { describe, expect, it } from 'vitest';
import { fileMailer } from '../../mail/file-mailer.ts';
import { mailFolder } from '../../mail/mail-folder.ts';
import { from, mail, startSmtpServer } from '../../mail/mail-for-test.ts';
import { beforeEachOps, dataDir, failed, ops } from '../ops-store-for-test.ts';

beforeEachOps();

const write = (own: Partial<ReturnType<typeof mail>> = {}) =>
  fileMailer(mailFolder(dataDir), from).send(mail(own), new AbortController().signal);

it.each([
  ['mail', 'Usage: ops mail'],
  ['mail shwo x', '(Did you mean show?)'],
  ['mail show', "missing required argument 'id'"],
  ['mail test', "required option '--to <address>'"],
  ['mail test --to ada', 'Expected an email address.'],
  ['mail list --limit none', 'a whole number of at least 1'],
])('2 not understood: ops %s', async (command, hint) => {
  expect(await ops(command)).toEqual(failed(2, hint));
});

it.each(['nobody', '../../etc/passwd'])('1: there is no mail %s', async (id) => {
  expect(await ops(`mail show ${id}`)).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no email with this id: ${id}.\n`,
  });
});

describe('mail test', () => {
  const settings = { MAIL_FROM: 'Grovemail <hello@grovemail.example>' };
  const test = (SMTP_URL: string, more: Record<string, string> = {}) =>
    ops('mail test --to ADA@shop.example', {
      config: () => parseConfig({ DATA_DIR: dataDir, SMTP_URL, ...settings, ...more }),
    });

  it('0: sends one now and shows the reply of the mail server', async () => {
    const smtp = await startSmtpServer();
    const { code, stdout } = await test(smtp.url);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Sent from hello@grovemail\.example to ada@shop\.example: 250 /);
    expect(smtp.received).toMatchObject([
      { to: ['ada@shop.example'], parsed: { subject: `Test email from ${brand.name}` } },
    ]);
    const { text } = smtp.received[0]?.parsed ?? {};
    expect(text).toContain(
      '2. The mail server took it. At 127.0.0.1, from hello@grovemail.example.\n',
    );
    expect(text).toContain('DMARC records of grovemail.example.\n');
    await smtp.stop();
  });

  it('0: has a signed envelope sender when bounces are read', async () => {
    const smtp = await startSmtpServer();
    expect((await test(smtp.url, { BOUNCE_DOMAIN: 'bounces.shop.example' })).code).toBe(0);
    expect(smtp.received[0]?.from).toMatch(/^.{20,}@bounces\.shop\.example$/);
    await smtp.stop();
  });

  it('0: writes a file when there is no mail server', async () => {
    const { stdout } = await test('');
    expect(stdout).toMatch(/: written to [\w-]+\.eml\n$/);
    expect((await ops('mail list')).stdout).toContain('ada@shop.example');
  });

  it('1: has the reason why the mail server did not accept it', async () => {
    const smtp = await startSmtpServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
    });
    const { code, stdout, stderr } = await test(smtp.url);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The mail server did not accept it: .*550 No such mailbox/);
    await smtp.stop();
    expect((await test(smtp.url)).stderr).toContain('ECONNREFUSED');
  });
});

describe('0 success', () => {
  it('reports that there is none, even without a store', async () => {
    expect(await ops('mail list')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^No emails yet\./),
    });
    expect((await ops('mail list --json')).stdout).toBe('[]\n');
  });

  it('lists mails newest first, as a table and as JSON', async () => {
    await write({ id: '019a-1', subject: 'Grüße \u202e₦' });
    await write({ id: '019a-2', to: 'ngozi@shop.example' });
    const lines = (await ops('mail list')).stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^Id {2,}Written {2,}To {2,}Subject$/);
    expect(lines[1]).toMatch(/^019a-2 .* ngozi@shop\.example {2,}Hello$/);
    expect(lines[2]).toMatch(/^019a-1 .* ada@shop\.example {2,}Grüße ₦$/);
    expect(JSON.parse((await ops('mail list --json --limit 1')).stdout)).toEqual([
      {
        id: '019a-2',
        writtenAt: expect.stringMatching(/Z$/),
        to: 'ngozi@shop.example',
        subject: 'Hello',
      },
    ]);
  });

  it('shows one by the end of its id, as the list has it, and asks when there are several', async () => {
    await write({ id: '019a-0000aaaa0c9b1e55', subject: 'First' });
    await write({ id: '019a-0000bbbb0c9b1e55', subject: 'Second' });
    expect((await ops('mail show aaaa0c9b1e55')).stdout).toContain('First');
    expect((await ops('mail list')).stdout).toMatch(/^0c9b1e55 /m);
    const { code, stderr } = await ops('mail show 0c9b1e55');
    expect([code, stderr]).toEqual([1, expect.stringContaining('Give the full id.')]);
  });

  it('shows one with its text, without terminal control characters', async () => {
    const link = `https://grovemail.example/newsletter/confirm/${'a'.repeat(300)}`;
    await write({ text: `Confirm:\n${link}\n\u001b[2J\u009bx` });
    const { stdout } = await ops(`mail show ${mail().id}`);
    expect(stdout).toContain('ada@shop.example');
    expect(stdout.split('\n')).toContain(link);
    for (const character of ['\u001b', '\u009b']) expect(stdout).not.toContain(character);
    const { text } = JSON.parse((await ops(`mail show ${mail().id} --json`)).stdout);
    expect(text).toContain(link);
  });
});
