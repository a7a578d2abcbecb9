import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { looksLikeApiKey } from '../../api/keys/api-key.ts';
import { root } from '../../script/run.ts';

const samples = join(root, 'site/docs/samples');
const execute = promisify(execFile);
/** What `npm run ops` needs, linked into the folder of the script. */
const linked = ['package.json', 'node_modules', 'api', 'config', 'contract', 'domain'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grovemail-shell-'));
  for (const name of linked) await symlink(join(root, name), join(folder, name));
  await copyFile(join(samples, 'welcome.html'), join(folder, 'welcome.html'));
  await mkdir(join(folder, 'data'));
});
afterEach(() => rm(folder, { recursive: true }));

const readScript = (name: string) => readFile(join(samples, `${name}.sh`), 'utf8');

/** Stops at the first command that fails. @returns stdout and stderr */
async function run(script: string): Promise<string> {
  const env = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    HOME: folder,
    DATA_DIR: join(folder, 'data'),
    SITE_URL: 'http://localhost:3000',
  };
  const options = { cwd: folder, env };
  const { stdout, stderr } = await execute('bash', ['-ec', script], options);
  return stdout + stderr;
}

describe('shell snippets do what the guides say', () => {
  it('create-keys creates a live key and a test key', async () => {
    const output = await run(await readScript('create-keys'));
    expect(output).toMatch(/^gm_live_\S+$/m);
    expect(output).toMatch(/^gm_test_\S+$/m);
  });

  it('create-test-key sets API_KEY to the bare key', async () => {
    const output = await run(`${await readScript('create-test-key')}\necho "key=$API_KEY"`);
    const [, key = ''] = /^key=(.*)$/m.exec(output) ?? [];
    expect(looksLikeApiKey(key)).toBe(true);
  });

  it('create-narrow-key creates a key and prints its scopes, expiry and networks', async () => {
    const output = await run(await readScript('create-narrow-key'));
    expect(output).toMatch(/^gm_live_\S+$/m);
    expect(output).toContain('can send mail and record events in your name.');
    expect(output).toContain('It works only from 203.0.113.0/24.');
  });

  it('push-secret prints only the secret', async () => {
    const output = await run(`secret=$(${await readScript('push-secret')})\necho "secret=$secret"`);
    expect(output).toMatch(/^secret=[\w-]{43}$/m);
  });

  it('create-push-key creates a key for web pages', async () => {
    expect(await run(await readScript('create-push-key'))).toContain(
      'You may publish it in your pages.',
    );
  });

  it('replace-key revokes a key by its id', async () => {
    await run(await readScript('create-keys'));
    const [id = ''] = /^[0-9a-f]{8}(?= )/m.exec(await run('npm run ops -- keys list')) ?? [];
    const script = (await readScript('replace-key')).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, id);
    expect(await run(script)).toContain(`${id}: revoked.`);
  });

  it('put-template stores the template and renders a preview', async () => {
    const output = await run(await readScript('put-template'));
    expect(output).toContain('welcome: stored, of kind list.');
    expect(output).toContain('Subject: Welcome, Ada');
    expect(await readFile(join(folder, 'preview.html'), 'utf8')).toContain('on the Workshop plan');
  });

  it('add-webhook adds a webhook with all it names, and prints its secret', async () => {
    const output = await run(await readScript('add-webhook'));
    expect(output.match(/^Secret: whsec_\S+$/gm)).toHaveLength(1);
    expect(output).toContain('order_placed, mail.bounced, mail.failed are now posted to https');
  });

  it('manage-webhook lists, redelivers and rotates the secret', async () => {
    const id = '[0-9a-f]{8}-[0-9a-f-]{27}';
    const [added = ''] = RegExp(id).exec(await run(await readScript('add-webhook'))) ?? [];
    const script = (await readScript('manage-webhook')).replaceAll(RegExp(id, 'g'), added);
    const output = await run(script);
    expect(output).toContain('Queued again: 0.');
    expect(output).toMatch(RegExp(`^${added}: now signed with a new secret`, 'm'));
  });
});

it('names only commands and options that exist', async () => {
  const names = (await readdir(samples)).filter((name) => name.endsWith('.sh'));
  expect(names.length).toBeGreaterThan(5);
  const helpOf = new Map<string, string>();
  for (const name of names) {
    const script = (await readFile(join(samples, name), 'utf8')).replaceAll('\\\n', ' ');
    for (const [, line = ''] of script.matchAll(/npm run (?:--silent )?ops -- ([^#)\n]+)/g)) {
      const command = line.split(' ', 2).join(' ');
      const help = helpOf.get(command) ?? (await run(`npm run --silent ops -- ${command} --help`));
      helpOf.set(command, help);
      for (const [option] of line.matchAll(/--[a-z-]+/g)) {
        expect(help, `${name}: ${command}`).toContain(option);
      }
    }
  }
});
