import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@grovemail/config/brand.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { startError } from './start-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'grovemail-start-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Node's error when the folder cannot be made. */
function errorOfMaking(path: string): unknown {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    return error;
  }
  throw new Error(`${path} could be made.`);
}

function errorOfListening(host: string): Promise<unknown> {
  return new Promise((resolve) => createServer().once('error', resolve).listen({ host, port: 0 }));
}

describe('DATA_DIR', () => {
  it('is a file, or within one', () => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'data');
    writeFileSync(file, '');
    expect(startError(errorOfMaking(file), '')).toBe(
      `DATA_DIR is ${file}, which is not a folder. Set it to a folder.`,
    );
    expect(startError(errorOfMaking(join(file, 'x')), '')).toContain('is not a folder');
  });

  it.each(['EACCES', 'EPERM', 'EROFS'])('may not be written: %s', (code) => {
    const error = Object.assign(new Error(code), { code, syscall: 'mkdir', path: '/var/data' });
    expect(startError(error, '')).toBe(
      `${brand.name} has no permission to write to /var/data. Grant it, or set DATA_DIR to another folder.`,
    );
  });
});

describe('the listeners', () => {
  const listening = { syscall: 'listen', address: '127.0.0.1', port: 80 };

  it('names the port that is taken or may not be used', () => {
    const taken = Object.assign(new Error(), { ...listening, code: 'EADDRINUSE' });
    expect(startError(taken, '9100')).toContain('Port 80 is already in use. Set PORT');
    expect(startError(taken, '80')).toBe(
      'Port 80 is already in use. Set METRICS_PORT to a free one; each server has its own, with deploy/grovemail@.service in /etc/grovemail@3000.env.',
    );
    const rejected = Object.assign(new Error(), { ...listening, code: 'EACCES' });
    expect(startError(rejected, '')).toBe(
      `${brand.name} has no permission to listen on port 80. Set PORT to a port above 1023.`,
    );
  });

  it.each(['192.0.2.1', 'no-such-host.invalid'])('say that HOST %s is not here', async (host) => {
    const sentence = startError(await errorOfListening(host), '');
    expect(sentence).toContain(`HOST is ${host}, which is not an address of this machine.`);
  });
});

it('anything else is named as it is', () => {
  expect(startError(new Error('Out of luck.'), '')).toBe(
    `${brand.name} could not start: Out of luck.`,
  );
});
