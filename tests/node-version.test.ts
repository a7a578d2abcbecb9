import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

it('package.json, .nvmrc and the image name the same Node version', () => {
  const { node } = JSON.parse(read('package.json')).dependencies;
  expect(read('.nvmrc').trim()).toBe(node);
  const [major] = node.split('.');
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)];
  expect(images.length).toBeGreaterThan(0);
  expect(images.filter(([, version]) => version !== major)).toEqual([]);
});
