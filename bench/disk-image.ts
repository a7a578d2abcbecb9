import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A loop-mounted ext4 disk; its image file holds exactly what would survive a power cut. */
export interface DiskImage {
  /** The mount point. */
  folder: string;
  /** Simulates a power cut: remounts the disk as it is now, without what was only in memory. */
  cutPower(beforeUnmounting: () => Promise<void>): Promise<void>;
  remove(): void;
}

/** @throws Error without root, or where the machine cannot mount a file as a disk */
export function mountDisk(megabytes: number): DiskImage {
  if (process.getuid?.() !== 0) throw new Error('Mounting a disk requires root. Run this as root.');
  const parent = mkdtempSync(join(tmpdir(), 'grovemail-disk-'));
  const image = join(parent, 'disk');
  const snapshot = join(parent, 'snapshot');
  const folder = join(parent, 'mounted');
  mkdirSync(folder);
  execFileSync('truncate', ['-s', `${megabytes}M`, image]);
  execFileSync('mkfs.ext4', ['-q', image]);
  const mount = () => execFileSync('mount', ['-o', 'loop', image, folder]);
  const unmount = () => execFileSync('umount', [folder]);
  const copy = (from: string, to: string) => execFileSync('cp', ['--sparse=always', from, to]);
  mount();
  let isMounted = true;
  function remove(): void {
    if (!isMounted) return;
    isMounted = false;
    unmount();
    rmSync(parent, { recursive: true });
  }
  // Cleans up after a benchmark that fails. Its servers are killed by then.
  process.once('exit', remove);
  return {
    folder,
    async cutPower(beforeUnmounting) {
      // Taken while the disk is in use: unmounting flushes the page cache to the image, which the
      // snapshot then overwrites.
      copy(image, snapshot);
      await beforeUnmounting();
      unmount();
      copy(snapshot, image);
      mount();
    },
    remove,
  };
}
