import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileMailer } from './file-mailer.ts';
import { from, mail } from './mail-for-test.ts';

const never = new AbortController().signal;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grovemail-eml-'));
});
afterEach(() => rm(folder, { recursive: true }));

const parsed = async (name: string) => PostalMime.parse(await readFile(join(folder, 'mail', name)));

describe('a mail without a server', () => {
  it('becomes a file named by its id that only its owner can read', async () => {
    const mailer = fileMailer(join(folder, 'mail'), from);
    const note = await mailer.send(mail({ text: 'Grüße\n'.repeat(100) }), never);
    const [name = '', ...others] = await readdir(join(folder, 'mail'));
    expect(others).toEqual([]);
    expect(name).toBe('019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55.eml');
    expect(note).toBe(`written to ${name}`);
    expect((await stat(join(folder, 'mail', name))).mode & 0o777).toBe(0o600);
    expect(await parsed(name)).toMatchObject({
      messageId: '<019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55@grovemail.example>',
      to: [{ address: 'ada@shop.example' }],
    });
  });

  it('is the same file when written again, even over one from a killed process', async () => {
    const mailer = fileMailer(join(folder, 'mail'), from);
    await mailer.send(mail(), never);
    await writeFile(join(folder, 'mail', `${mail().id}.eml.part`), 'half a');
    await mailer.send(mail({ subject: 'Again' }), never);
    expect(await readdir(join(folder, 'mail'))).toEqual([`${mail().id}.eml`]);
    expect((await parsed(`${mail().id}.eml`)).subject).toBe('Again');
  });
});
