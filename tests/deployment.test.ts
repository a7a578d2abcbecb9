import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('compose.yaml', () => {
  const { services } = parseYaml(read('compose.yaml')) as { services: Record<string, object> };

  it.each(Object.keys(services))('holds %s to what it needs', (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    });
  });

  it('gives the server no capability back', () => {
    expect(services.grovemail).not.toHaveProperty('cap_add');
  });
});

it('the image runs as a user that is not root', () => {
  expect(
    read('Dockerfile')
      .match(/^(?:FROM|USER) .*/gm)
      ?.at(-1),
  ).toBe('USER node');
});

it.each(['.gitignore', '.dockerignore'])('%s keeps the secrets of an operator out', (file) => {
  const lines = read(file).split('\n');
  for (const kept of [/^compose\.env$/, /^data\/?$/]) {
    expect(lines.some((line) => kept.test(line))).toBe(true);
  }
});

it('.ci/run asks whether weaknesses of our packages are known', () => {
  expect(read('.ci/run').split('\n')).toContain('npm run audit');
});

it('npm run sbom lists what the server is made of', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' });
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const parts: string[] = components.map((part: { purl: string }) =>
    decodeURIComponent(part.purl.replace(/^pkg:npm\/|@[^@]+$/g, '')),
  );
  // A package that tests need as well is one of them.
  const { dependencies } = JSON.parse(read('api/package.json'));
  const own = Object.keys(dependencies).filter((name) => !name.startsWith('@grovemail/'));
  expect(parts).toEqual(expect.arrayContaining(own));
  for (const tool of ['vitest', 'smtp-server', 'astro']) expect(parts).not.toContain(tool);
});
