import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('.ci/run audits our dependencies', () => {
  expect(read('.ci/run').split('\n')).toContain('npm run audit');
});

it("npm run sbom lists the server's packages", () => {
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
