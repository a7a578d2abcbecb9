import { parseConfig } from '@grovemail/config/parse-config.ts';
import type { VariableName } from '@grovemail/config/variables.ts';
import { describe, expect, it } from 'vitest';
import { takeRejection } from '../../resources/rejected-mail.ts';
import { newId } from '../../store-suite/acceptances.ts';
import { runOn } from '../ops-for-test.ts';
import { beforeEachOps, dataDir, ops, server } from '../ops-store-for-test.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { doctorCommand } from './doctor.ts';
import type { Probes } from './probes.ts';

beforeEachOps();

const reject = (name: string) =>
  takeRejection({ id: newId(), to: `${name}@shop.example` }, '550 5.7.26 No SPF', {
    store: server,
    newId,
    now: Date.now,
  });

it('finds nothing in a new store', async () => {
  const { code, stdout } = await ops('doctor');
  expect(code).toBe(0);
  expect(stdout.match(/^ok {6}(?!Samples)/gm)).toHaveLength(4);
  expect(stdout).toContain('notice  Backups: The server writes no backups. Set BACKUP_DIR.');
});

it('alarms once five recipients reject the sender, with exit code 1', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await reject(name);
  const before = await ops('doctor --json');
  expect([before.code, JSON.parse(before.stdout)]).toMatchObject([
    0,
    [
      { name: 'Settings' },
      { name: 'Sender', state: 'notice' },
      { state: 'ok' },
      { name: 'Backups' },
      { name: 'Disk' },
      { name: 'Samples' },
    ],
  ]);
  await reject('e');
  const { code, stdout, stderr } = await ops('doctor');
  expect([code, stderr]).toEqual([1, '1 of 6 checks alarm.\n']);
  expect(stdout).toContain('5.7.26');
});

it('mentions dropped reports', async () => {
  await server.noteDropped({
    id: newId(),
    at: Date.now(),
    reason: 'x',
    reply: 'x',
    digest: 'd',
  });
  const { code, stdout } = await ops('doctor');
  expect(code).toBe(0);
  expect(stdout).toContain('To list them: npm run ops -- mail reports --dropped\n');
  const config = () => parseConfig({ DATA_DIR: dataDir, OPS_COMMAND: 'sudo deploy/ops' });
  expect((await runOn(dataDir, 'doctor', { config })).stdout).toContain(
    'To list them: sudo deploy/ops mail reports --dropped\n',
  );
});

describe('in production', () => {
  const settings = {
    SITE_ENV: 'production',
    SITE_URL: 'https://shop.invalid',
    APP_URL: 'https://app.shop.invalid',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@shop.invalid',
    OPERATOR_EMAIL: 'ada@shop.invalid',
  };
  const unreachable = () => Promise.reject(Object.assign(new Error(), { code: 'ENETDOWN' }));
  const probes: Probes = {
    now: Date.now,
    txt: unreachable,
    get: unreachable,
    post: unreachable,
    certificateEnd: unreachable,
    smtp: unreachable,
    disk: unreachable,
  };
  const doctor = async (changes: Record<string, string>, options: string[] = []) => {
    let stdout = '';
    const io = {
      config: (needs: readonly VariableName[]) =>
        parseConfig({ DATA_DIR: dataDir, ...settings, ...changes }, needs),
      openStore: async () => ({ ...server, [Symbol.asyncDispose]: async () => {} }),
      openStoreForWriting: async () => ({ ...server, [Symbol.asyncDispose]: async () => {} }),
      print: (text: string) => {
        stdout += text;
      },
      asRunHere: (text: string) => text,
    } as unknown as OpsIo;
    const running = doctorCommand(io, probes).parseAsync(['--json', ...options], { from: 'user' });
    await expect(running).rejects.toThrow('checks alarm');
    const checks: { name: string; state: string; found: string }[] = JSON.parse(stdout);
    return Object.fromEntries(checks.map(({ name, ...found }) => [name, found]));
  };

  it('looks at everything, and names what is wrong with each', async () => {
    const checks = await doctor({}, ['--server', 'http://127.0.0.1:1']);
    expect(Object.keys(checks)).toEqual([
      'Settings',
      'Sender',
      'Reports',
      'Backups',
      'Disk',
      'Samples',
      'SPF',
      'DKIM',
      'DMARC',
      'Mail server',
      'Site',
      'TLS',
      'Proxy',
      'Clock',
      'Replicas',
    ]);
    expect(checks).toMatchObject({
      Settings: { state: 'ok' },
      SPF: { state: 'notice' },
      'Mail server': { state: 'alarm' },
      Site: { state: 'alarm' },
      Proxy: { found: expect.stringContaining('TRUST_PROXY is off') },
      Replicas: { state: 'alarm' },
    });
  });

  it('goes on when a setting is invalid', async () => {
    const checks = await doctor({ RATE_LIMIT: 'off' });
    expect(checks.Settings?.found).toContain('RATE_LIMIT');
    expect(checks.Sender).toMatchObject({ state: 'ok' });
  });
});

it.each([
  '--server 127.0.0.1:3000',
  '--server ftp://127.0.0.1',
  '--server http://127.0.0.1:3000/readyz',
  '--server http://ada:pass@127.0.0.1',
  '--dkim-selector a/b',
  '--dkim-selector .',
])('2: rejects %s', async (option) => {
  expect((await ops(`doctor ${option}`)).code).toBe(2);
});
