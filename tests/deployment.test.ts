import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '@grovemail/api/store/migrations/migrations.ts';
import { stepsAfter } from '@grovemail/api/store/migrations/schema-version.ts';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { siteVariables } from '@grovemail/config/site-variables.ts';
import { variables } from '@grovemail/config/variables.ts';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('compose.yaml', () => {
  const { services } = parseYaml(read('compose.yaml')) as { services: Record<string, object> };

  it.each(Object.keys(services))('restricts %s to what it needs', (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    });
  });

  it('builds the server’s image unless GROVEMAIL_IMAGE names one', () => {
    expect(services.grovemail).toMatchObject({
      image: expect.stringMatching(/^\$\{GROVEMAIL_IMAGE:-localhost\/[a-z]+\}$/),
      build: { context: '.' },
    });
  });

  it('adds no capability to the server', () => {
    expect(services.grovemail).not.toHaveProperty('cap_add');
  });
});

describe('settings that pages contain', () => {
  const baked = Object.keys(siteVariables({}));

  it('the image accepts them all as build arguments, for production by default', () => {
    const lines = [...read('Dockerfile').matchAll(/^ARG (\w+)=(.*)$/gm)];
    expect(lines.map(([, name]) => name).sort()).toEqual(baked.sort());
    expect(Object.fromEntries(lines.map(([, name, value]) => [name, value])).SITE_ENV).toBe(
      'production',
    );
  });

  it('compose.yaml passes them all to the build, and all of compose.env to the server', () => {
    const { services } = parseYaml(read('compose.yaml')) as {
      services: { grovemail: { build: { args: object }; env_file: string } };
    };
    const { build, env_file } = services.grovemail;
    expect(Object.keys(build.args).sort()).toEqual(baked.sort());
    expect(env_file).toBe('compose.env');
  });

  it('a release passes them all from the repository’s variables, to the site and to the image', () => {
    const { jobs } = parseYaml(read('.github/workflows/release.yml')) as {
      jobs: { release: { env: Record<string, string>; steps: { run?: string }[] } };
    };
    const { env, steps } = jobs.release;
    expect(Object.keys(env).sort()).toEqual(baked.sort());
    for (const [name, value] of Object.entries(env)) expect(value).toContain(`vars.${name} `);
    const commands = steps.map(({ run = '' }) => run).join('\n');
    const passed = [...commands.matchAll(/--build-arg (\w+)(?=\s)/g)].map(([, name]) => name);
    expect(passed.sort()).toEqual(baked);
  });

  it('compose.env.example sets only variables that exist', () => {
    const names = [...read('compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    const ofCompose = ['DATABASE_PASSWORD', 'GROVEMAIL_IMAGE', 'PUBLIC_PORT'];
    expect([...Object.keys(variables), ...ofCompose]).toEqual(expect.arrayContaining(names));
  });
});

describe('deploy/', () => {
  const settings = Object.fromEntries(
    [...read('deploy/grovemail.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('"', '')],
    ),
  );

  it('the example settings, filled in, are all that production with a database requires', () => {
    const filled = {
      ...settings,
      SMTP_URL: 'smtps://user:password@mail.example:465',
      OPERATOR_EMAIL: 'ops@grovemail.example',
      DATABASE_URL: 'postgres://grovemail:password@127.0.0.1:5432/grovemail',
      FORM_TOKEN_KEY: randomBytes(32).toString('hex'),
      TRACKING_KEYS: randomBytes(32).toString('hex'),
      VAPID_PUBLIC_KEY: Buffer.concat([Buffer.of(4), Buffer.alloc(64)]).toString('base64url'),
      VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
    };
    expect(Object.keys(filled)).toEqual(Object.keys(settings));
    expect(parseConfig(filled)).toMatchObject({ isProduction: true, server: { trustProxy: 1 } });
    const needed = Object.keys(settings).filter((name) => settings[name] === '');
    for (const name of needed.filter((one) => one !== 'DATABASE_URL'))
      expect(() => parseConfig({ ...filled, [name]: '' }), name).toThrow(name);
  });

  it('ops asks for sudo before it reads the settings', () => {
    const { status, stdout, stderr } = runDeployed('1000');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Run it with sudo: /);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('ops passes the settings, who called, and how commands are run', () => {
    const { status, stdout } = runDeployed('0', 'OPS_CALLER=eve\nDATA_DIR=/data\n');
    expect(status).toBe(0);
    const lines = stdout.split('\n');
    for (const line of ['OPS_COMMAND=sudo deploy/ops', 'OPS_CALLER=toor', 'DATA_DIR=/data'])
      expect(lines).toContain(line);
    const own = runDeployed('0', "OPS_COMMAND='ssh shop ops'\n").stdout.split('\n');
    expect(own).toContain('OPS_COMMAND=ssh shop ops');
  });

  it('the unit names the command that deploy/ops names', () => {
    expect(read('deploy/grovemail@.service')).toContain('"OPS_COMMAND=sudo deploy/ops"');
  });

  it('a stopping replica fails its health check for longer than Caddy’s interval', () => {
    const [, delay] = /SHUTDOWN_DELAY=(\d+)/.exec(read('deploy/grovemail@.service')) ?? [];
    const [, interval] = /health_interval (\d+)s/.exec(read('deploy/Caddyfile')) ?? [];
    expect(Number(delay)).toBeGreaterThan(Number(interval));
  });

  it('nginx always tries both replicas, so that one may restart right after the other', () => {
    const servers = read('deploy/nginx.conf').match(/^ +server 127.*$/gm) ?? [];
    expect(servers.map((line) => line.includes('max_fails=0'))).toEqual([true, true]);
  });

  it('nginx allows a visitor as much as the server does', () => {
    const nginx = read('deploy/nginx.conf');
    const [, atOnce] = /limit_conn \w+ (\d+);/.exec(nginx) ?? [];
    const [, perSecond] = /rate=(\d+)r\/s/.exec(nginx) ?? [];
    expect(Number(atOnce)).toBeGreaterThanOrEqual(
      Number(variables.MAX_CONNECTIONS_PER_ADDRESS.default),
    );
    expect(Number(perSecond)).toBeGreaterThan(Number(variables.RATE_LIMIT_KEY.default) / 60);
  });

  it.each([
    ['compose.proxy.conf', 'client_header_timeout 10s;'],
    ['deploy/nginx.conf', 'client_header_timeout 10s;'],
    ['deploy/Caddyfile', 'read_header 10s'],
  ])('%s waits for headers as long as the server', (file, line) => {
    expect(read(file)).toContain(line);
  });

  it.each(['Caddyfile', 'nginx.conf'])('%s sends to the replicas the guide starts', (file) => {
    const portsOf = (text: string, pattern: RegExp) =>
      new Set(
        [...text.matchAll(pattern)].map(([, port]) => port).filter((port) => port !== '8080'),
      );
    const started = portsOf(read('guides/behind-tls.md'), /grovemail@(\d+)/g);
    expect(started.size).toBe(2);
    expect(portsOf(read(`deploy/${file}`), / 127\.0\.0\.1:(\d+)/g)).toEqual(started);
  });
});

it('guides/upgrades.md quotes what an older version says about newer data', () => {
  const known = migrations.at(-1)?.version ?? 0;
  const quoted = read('guides/upgrades.md').replace(/schema \d+; this program knows \d+/, (text) =>
    text.replace(/\d+/, String(known + 1)).replace(/\d+$/, String(known)),
  );
  expect(quoted).toContain(newerDataError(known + 1));
});

function newerDataError(version: number): string {
  try {
    stepsAfter(version, 'set DATABASE_URL to another database');
    return '';
  } catch (error) {
    return String(error instanceof Error && error.message);
  }
}

it('the image does not run as root', () => {
  expect(
    read('Dockerfile')
      .match(/^(?:FROM|USER) .*/gm)
      ?.at(-1),
  ).toBe('USER node');
});

it.each(['.gitignore', '.dockerignore'])('%s excludes secrets and data', (file) => {
  const lines = read(file).split('\n');
  for (const excluded of [/^compose\.env$/, /^data\/?$/]) {
    expect(lines.some((line) => excluded.test(line))).toBe(true);
  }
  for (const written of ['*.env', '*.csv', '*.sqlite', '*.sqlite.*', '*.age', 'backup-key*'])
    expect(lines.map((line) => line.replace('**/', ''))).toContain(written);
});

/** Runs deploy/ops with a user's number and settings; what it starts prints its environment. */
function runDeployed(uid: string, settings: string | null = null) {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'grovemail.env');
  if (settings !== null) writeFileSync(file, settings);
  const script = (name: string, text: string) =>
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  script('id', `#!/bin/sh\n[ "$1" = -u ] && echo ${uid} || echo toor\n`);
  script('runuser', '#!/bin/sh\nenv\n');
  script('ops', read('deploy/ops').replaceAll('/etc/grovemail.env', file));
  const env = { PATH: `${folder}:${process.env.PATH}` };
  return spawnSync(join(folder, 'ops'), ['leads', 'list'], { encoding: 'utf8', env });
}
