import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'class-names-'));
  mkdirSync(join(site, 'components'));
  const many = Array.from({ length: 30 }, (_, index) => `.name${index} {}`).join('\n');
  writeFileSync(join(site, 'components/many.module.css'), many);
  writeFileSync(join(site, 'components/one.module.css'), '.name0:hover {} .name0 {}');
});

describe('shortClassNames', () => {
  it('gives every class of every file a unique name', () => {
    const nameOf = shortClassNames(site);
    const names = Array.from({ length: 30 }, (_, index) =>
      nameOf(`name${index}`, join(site, 'components/many.module.css')),
    );
    names.push(nameOf('name0', join(site, 'components/one.module.css')));
    expect(new Set(names).size).toBe(31);
    expect(names[0]).toBe('a');
    expect(names[26]).toBe('aa');
  });

  it('gives the same names in any order of calls', () => {
    const file = join(site, 'components/many.module.css');
    const [first, second] = [shortClassNames(site), shortClassNames(site)];
    first('name7', file);
    expect(first('name3', file)).toBe(second('name3', file));
  });

  it('never uses the name of the class that hides text', () => {
    const file = join(site, 'components/many.module.css');
    const many = Array.from({ length: 600 }, (_, index) => `.name${index} {}`).join('\n');
    writeFileSync(file, many);
    const nameOf = shortClassNames(site);
    const names = Array.from({ length: 600 }, (_, index) => nameOf(`name${index}`, file));
    expect(names).toContain('sq');
    expect(names).not.toContain('sr');
    expect(new Set(names).size).toBe(600);
  });

  it('keeps names of keyframes', () => {
    expect(shortClassNames(site)('turn', join(site, 'components/one.module.css'))).toBe('turn');
  });
});
