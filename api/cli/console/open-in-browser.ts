import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { escapeHtml } from '@grovemail/domain/escape-html.ts';

/**
 * Opens an address in the browser. Every user of a machine can read the arguments of its processes, so the browser gets a
 * private file that redirects to the address.
 * @param opener the program that opens files, see `desktopOpener`
 */
export async function openInBrowser(opener: string, address: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'grovemail-console-'));
  const file = join(folder, 'console.html');
  const page = `<!doctype html><meta http-equiv="refresh" content="0;url=${escapeHtml(address)}">`;
  await writeFile(file, page, { mode: 0o600 });
  spawn(opener, [file], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
  void wait(deleteAfterMs, undefined, { ref: false }).then(() => rm(folder, { recursive: true }));
}

/** Time for the browser to read the file. */
const deleteAfterMs = 10_000;
