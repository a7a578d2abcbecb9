import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../script/free-port.ts';
import { withBase } from '../../site/docs/guides/guide-request.ts';
import { type SampleApi, startApi } from './api-for-test.ts';
import { programs, runInShell, shellNames } from './run-sample.ts';

const samples = 'site/docs/samples';

let api: SampleApi;
let folder: string;
beforeEach(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'grovemail-shell-calls-'));
});
afterEach(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const readScript = async (name: string) =>
  withBase(await readFile(`${samples}/${name}.sh`, 'utf8'), api.url);

/** What a reader saves the receiver as, and how they start it. */
const receivers = [
  ['Node.js', 'receive-webhook.js', 'hooks.mjs', () => `${programs.node} hooks.mjs`],
  ['Python', 'receive-webhook.py', 'hooks.py', () => `${programs.python} hooks.py`],
  [
    'PHP',
    'receive-webhook.php',
    'hooks.php',
    (port: number) => `${programs.php} -S 127.0.0.1:${port} hooks.php`,
  ],
] as const;

describe.each(shellNames)('pasted into %s', (shell) => {
  it('get-test-key prints a key and sets API_KEY to it, and the key works', async () => {
    const call = `curl -s -H "Authorization: Bearer $API_KEY" ${api.url}/v1/contacts`;
    const printed = await runInShell(shell, `${await readScript('get-test-key')}\n${call}`, folder);
    const [key = '', ...body] = printed.split('\n');
    expect(key).toMatch(/^gm_test_[\w-]+$/);
    expect(JSON.parse(body.join('\n'))).toMatchObject({ error: null, payload: { data: [] } });
  });

  it('first-call prints a key and stores the contact of the quickstart', async () => {
    const printed = await runInShell(shell, await readScript('first-call'), folder);
    const [key = '', ...body] = printed.split('\n');
    expect(key).toMatch(/^gm_test_[\w-]+$/);
    const { body: sent } = JSON.parse(await readFile(`${samples}/save-contact.json`, 'utf8'));
    expect(JSON.parse(body.join('\n'))).toMatchObject({ error: null, payload: { data: sent } });
  });
});

describe.each(receivers)('try-receiver, in %s', (_, sample, name, start) => {
  /** Runs the lines with a receiver on a free port, and stops it. */
  async function tryReceiver(edit = (script: string) => script): Promise<string> {
    const port = await freePort();
    await copyFile(`${samples}/${sample}`, join(folder, name));
    const script = edit(await readScript('try-receiver'))
      .replace(/^node hooks\.mjs &.*$/m, `${start(port)} 2>&1 &\nreceiver=$!`)
      // However slow the machine is.
      .replace('--retry 5', '--retry 50')
      .replaceAll('127.0.0.1:8000', `127.0.0.1:${port}`);
    const setUp = `export API_KEY='${api.environment.API_KEY}' PORT=${port}\ncd '${folder}'`;
    return runInShell(
      'bash',
      [setUp, script, 'kill $receiver 2>/dev/null || true'].join('\n'),
      folder,
    );
  }

  it('sends a signed request that the receiver accepts', async () => {
    const output = await tryReceiver();
    expect(output).toMatch(/HTTP\/1\.[01] 204/);
    expect(output).toMatch(/order_placed 20\d\d-/);
  });

  it('gets 400 once the body has changed', async () => {
    const changed = (script: string) =>
      script.replace('.payload.data.request.body', '\'.payload.data.request.body + " "\'');
    expect(await tryReceiver(changed)).toMatch(/HTTP\/1\.[01] 400/);
  });
});
