import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/**
 * Encrypts a file in the age format (age-encryption.org/v1), which the `age` command can decrypt.
 * @throws when `target` exists
 */
export async function encryptFile(
  source: string,
  target: string,
  recipient: string,
): Promise<void> {
  const encrypted = await encrypterFor(recipient).encrypt(bytesOf(source));
  await write(encrypted, target);
}

/**
 * @param identity as written by `age-keygen`: `AGE-SECRET-KEY-1…`, and comments after `#`
 * @throws when `target` exists, the identity does not match, or the file was modified
 */
export async function decryptFile(source: string, target: string, identity: string): Promise<void> {
  const decrypter = new Decrypter();
  for (const line of identity.split('\n').map((text) => text.trim())) {
    if (line !== '' && !line.startsWith('#')) decrypter.addIdentity(line);
  }
  await write(await decrypter.decrypt(bytesOf(source)), target);
}

/** Whether a file is in the age format; false for a missing one. @throws when it cannot be read */
export async function isEncrypted(file: string): Promise<boolean> {
  const start = Buffer.from('age-encryption.org/v1\n');
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return false;
  try {
    const { buffer } = await handle.read(Buffer.alloc(start.length), 0, start.length, 0);
    return buffer.equals(start);
  } finally {
    await handle.close();
  }
}

/** @throws for an invalid recipient, such as one with a typo */
export function requireRecipient(recipient: string): void {
  encrypterFor(recipient);
}

/** Creates a recipient, which encrypts, and its identity, which decrypts. */
export async function newKeyPair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
}

function bytesOf(file: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
}

async function write(bytes: ReadableStream<Uint8Array>, target: string): Promise<void> {
  await pipeline(
    Readable.fromWeb(bytes as NodeReadableStream<Uint8Array>),
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  );
}
