import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileMailer } from './file-mailer.ts';
import { listMailFiles, mailFilesOf, readMailFile } from './mail-files.ts';
import { from, mail } from './mail-for-test.ts';

const never = new AbortController().signal;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grovemail-eml-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('mails as files', () => {
  it.each([
    ['plain words', 'Hello', 'Words\n\nand more.'],
    ['other scripts', 'Grüße · ₦ 👩🏽‍💻 привет', 'Zeile ₦ 👩🏽‍💻 = привет\n=3D'],
    ['long lines', `Long ${'ü'.repeat(150)}`, `https://grovemail.example/${'a'.repeat(500)}`],
    ['a dot and a From at the start of a line', '.', '.\n.dots\nFrom here'],
    ['an encoded word that somebody typed', '=?utf-8?q?=41?=', 'x'],
  ])('are read as they were written: %s', async (_, subject, text) => {
    await fileMailer(folder, from).send(mail({ subject, text }), never);
    expect(await readMailFile(folder, mail().id)).toEqual({
      id: mail().id,
      at: expect.any(Number),
      to: 'ada@shop.example',
      subject,
      text,
    });
  });

  it('are listed newest first, up to the limit, without other files of the folder', async () => {
    for (const id of ['019a-1', '019a-3', '019a-2']) {
      await fileMailer(folder, from).send(mail({ id }), never);
    }
    await writeFile(join(folder, '019a-4.eml.part'), 'half a');
    await writeFile(join(folder, 'notes.txt'), '');
    expect((await listMailFiles(folder, 2)).map(({ id }) => id)).toEqual(['019a-3', '019a-2']);
    expect(await listMailFiles(join(folder, 'nowhere'), 2)).toEqual([]);
  });

  it.each([
    ['a group', 'Team: ada@shop.example, bob@b.co;', 'ada@shop.example, bob@b.co'],
    ['a name with a comma', '"Obi, Ada" <ada@shop.example>', '"Obi, Ada" <ada@shop.example>'],
  ])('of other programs show their recipients and belong to them: %s', async (_, to, shown) => {
    await writeFile(join(folder, '1.eml'), `To: ${to}\r\nSubject: Hi\r\n\r\nWords`);
    expect(await readMailFile(folder, '1')).toMatchObject({ to: shown, subject: 'Hi' });
    expect(await mailFilesOf(folder, 'ada@shop.example')).toMatchObject([{ id: '1' }]);
  });

  it('are listed even if one nests too deep to be read', async () => {
    const parts = Array.from({ length: 300 }, (_, at) => {
      const [outer, inner] = [`b${at}`, `b${at + 1}`];
      return `--${outer}\r\nContent-Type: multipart/mixed; boundary=${inner}\r\n\r\n`;
    });
    const head = 'Content-Type: multipart/mixed; boundary=b0\r\n\r\n';
    await writeFile(join(folder, '1.eml'), head + parts.join(''));
    await fileMailer(folder, from).send(mail({ id: '2' }), never);
    expect((await listMailFiles(folder, 9)).map(({ id }) => id)).toEqual(['2', '1']);
  });

  it.each(['../secret', 'nobody', '', '.', 'a/b', 'a\0'])(
    'have none with the id %j',
    async (id) => {
      await writeFile(join(folder, 'secret.eml'), 'Subject: x\r\n\r\ny');
      expect(await readMailFile(join(folder, 'mail'), id)).toBeNull();
    },
  );
});
