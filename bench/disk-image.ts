import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An ext4 disk in a file, mounted; what reached the file is what would be left after a power cut. */
export interface DiskImage {
  /** Where it is mounted. */
  folder: string;
  /** Cuts the power: the disk comes back as it is at this moment, without what was only in memory. */
  cutPower(beforeUnmounting: () => Promise<void>): Promise<void>;
  remove(): void;
}

/**
 * @param megabytes its size
 * @throws Error without root, or where this machine cannot mount a file as a disk
 */
export function mountDisk(megabytes: number): DiskImage {
  if (process.getuid?.() !== 0) throw new Error('Only root may mount a disk. Run this as root.');
  const place = mkdtempSync(join(tmpdir(), 'grovemail-disk-'));
  const [image, kept, folder] = ['disk', 'kept', 'mounted'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(folder);
  execFileSync('truncate', ['-s', `${megabytes}M`, image]);
  execFileSync('mkfs.ext4', ['-q', image]);
  const mount = () => execFileSync('mount', ['-o', 'loop', image, folder]);
  const unmount = () => execFileSync('umount', [folder]);
  const copy = (from: string, to: string) => execFileSync('cp', ['--sparse=always', from, to]);
  mount();
  let isThere = true;
  function remove(): void {
    if (!isThere) return;
    isThere = false;
    unmount();
    rmSync(place, { recursive: true });
  }
  // A measurement that fails leaves nothing mounted. Servers on it are killed by then.
  process.once('exit', remove);
  return {
    folder,
    async cutPower(beforeUnmounting) {
      // The copy is taken while the disk is in use; unmounting then writes what memory still held,
      // to the file that is thrown away.
      copy(image, kept);
      await beforeUnmounting();
      unmount();
      copy(kept, image);
      mount();
    },
    remove,
  };
}
