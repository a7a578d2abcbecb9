import { readFileSync } from 'node:fs';

/** Megabytes that a process holds in memory, by Linux's own account. */
export function residentMemory(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
