import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteVariables } from '@grovemail/config/site-variables.ts';
import { variables } from '@grovemail/config/variables.ts';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';

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

  it('adds no capability to the server', () => {
    expect(services.grovemail).not.toHaveProperty('cap_add');
  });
});

describe('what the pages contain', () => {
  const baked = Object.keys(siteVariables({}));

  it('the image takes all of it at its build, for production unless told otherwise', () => {
    const lines = [...read('Dockerfile').matchAll(/^ARG (\w+)=(.*)$/gm)];
    expect(lines.map(([, name]) => name).sort()).toEqual(baked.sort());
    expect(Object.fromEntries(lines.map(([, name, value]) => [name, value])).SITE_ENV).toBe(
      'production',
    );
  });

  it('compose.yaml hands all of it to the build, and all of compose.env to the server', () => {
    const { services } = parseYaml(read('compose.yaml')) as {
      services: { grovemail: { build: { args: object }; env_file: string } };
    };
    const { build, env_file } = services.grovemail;
    expect(Object.keys(build.args).sort()).toEqual(baked.sort());
    expect(env_file).toBe('compose.env');
  });

  it('compose.env.example sets variables that there are', () => {
    const names = [...read('compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    const ofCompose = ['DATABASE_PASSWORD', 'PUBLIC_PORT'];
    expect([...Object.keys(variables), ...ofCompose]).toEqual(expect.arrayContaining(names));
  });
});

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
});

it('.ci/run audits our dependencies', () => {
  expect(read('.ci/run').split('\n')).toContain('npm run audit');
});

it('npm run sbom lists the packages of the server', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' });
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const packages: string[] = components.map((component: { purl: string }) =>
    decodeURIComponent(component.purl.replace(/^pkg:npm\/|@[^@]+$/g, '')),
  );
  const { dependencies } = JSON.parse(read('api/package.json'));
  const own = Object.keys(dependencies).filter((name) => !name.startsWith('@grovemail/'));
  expect(packages).toEqual(expect.arrayContaining(own));
  for (const tool of ['vitest', 'smtp-server', 'astro']) expect(packages).not.toContain(tool);
});
