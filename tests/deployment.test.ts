import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
