import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { looksLikeApiKey } from '@grovemail/domain/keys/api-key.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../script/run.ts';

const samples = join(root, 'site/docs/samples');
const execute = promisify(execFile);
/** What `npm run ops` needs to stand in a reader's folder. */
const parts = ['package.json', 'node_modules', 'api', 'config', 'contract', 'domain'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grovemail-shell-'));
  for (const part of parts) await symlink(join(root, part), join(folder, part));
  await copyFile(join(samples, 'welcome.html'), join(folder, 'welcome.html'));
  await mkdir(join(folder, 'data'));
});
afterEach(() => rm(folder, { recursive: true }));

const written = (name: string) => readFile(join(samples, `${name}.sh`), 'utf8');

/** Runs a script line by line, as a reader would. @returns what it printed, both ways */
async function run(script: string): Promise<string> {
  const env = { PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, HOME: folder };
  const options = { cwd: folder, env: { ...env, DATA_DIR: join(folder, 'data') } };
  const { stdout, stderr } = await execute('bash', ['-ec', script], options);
  return stdout + stderr;
}

describe('shell snippets do what the guides say', () => {
  it('create-keys makes a live key and a test key', async () => {
    const said = await run(await written('create-keys'));
    expect(said).toMatch(/^gm_live_\S+$/m);
    expect(said).toMatch(/^gm_test_\S+$/m);
  });

  it('create-test-key leaves nothing but the key in GROVEMAIL_KEY', async () => {
    const said = await run(`${await written('create-test-key')}\necho "key=$GROVEMAIL_KEY"`);
    const [, key = ''] = /^key=(.*)$/m.exec(said) ?? [];
    expect(await looksLikeApiKey(key)).toBe(true);
  });

  it('create-narrow-key makes a key that says what it opens, until when and from where', async () => {
    const said = await run(await written('create-narrow-key'));
    expect(said).toMatch(/^gm_live_\S+$/m);
    expect(said).toContain('can send mail and record events in your name.');
    expect(said).toContain('It works only from 203.0.113.0/24.');
  });

  it('push-secret shows the secret alone', async () => {
    const said = await run(`secret=$(${await written('push-secret')})\necho "secret=$secret"`);
    expect(said).toMatch(/^secret=[\w-]{43}$/m);
  });

  it('create-push-key makes a key for pages', async () => {
    expect(await run(await written('create-push-key'))).toContain(
      'You may publish it in your pages.',
    );
  });

  it('replace-key takes a key back by its id', async () => {
    await run(await written('create-keys'));
    const [id = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(await run('npm run ops -- keys list')) ?? [];
    const script = (await written('replace-key')).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, id);
    expect(await run(script)).toContain(`${id}: revoked.`);
  });

  it('put-template stores the template and shows what it becomes', async () => {
    const said = await run(await written('put-template'));
    expect(said).toContain('welcome: stored.');
    expect(said).toContain('Subject: Welcome, Ada');
    expect(await readFile(join(folder, 'preview.html'), 'utf8')).toContain('on the Growth plan');
  });

  it('add-webhook adds both and shows their secrets', async () => {
    const said = await run(await written('add-webhook'));
    expect(said.match(/^Secret: whsec_\S+$/gm)).toHaveLength(2);
    expect(said.match(/https:\/\/shop\.example\/hooks/g)?.length).toBeGreaterThanOrEqual(4);
  });

  it('manage-webhook shows, repeats and signs anew', async () => {
    const id = '[0-9a-f]{8}-[0-9a-f-]{27}';
    const [added = ''] = RegExp(id).exec(await run(await written('add-webhook'))) ?? [];
    const script = (await written('manage-webhook')).replaceAll(RegExp(id, 'g'), added);
    const said = await run(script);
    expect(said).toContain('Queued again: 0.');
    expect(said).toMatch(RegExp(`^${added}: now signed with a new secret`, 'm'));
  });
});

it('names only commands and options that exist', async () => {
  const names = (await readdir(samples)).filter((name) => name.endsWith('.sh'));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const script = (await readFile(join(samples, name), 'utf8')).replaceAll('\\\n', ' ');
    for (const [, line = ''] of script.matchAll(/npm run (?:--silent )?ops -- ([^#)\n]+)/g)) {
      const [group = '', command = ''] = line.split(' ');
      const help = await run(`npm run --silent ops -- ${group} ${command} --help`);
      for (const [option] of line.matchAll(/--[a-z-]+/g)) {
        expect(help, `${name}: ${group} ${command}`).toContain(option);
      }
    }
  }
});
