import { readFileSync } from 'node:fs';

/** The resident set size of a process in megabytes, from Linux's /proc. */
export function residentMemory(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
