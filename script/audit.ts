import { spawnSync } from 'node:child_process';
import { root } from './run.ts';

/**
 * Audits production dependencies. Exits with 1 for high and critical vulnerabilities. Passes, with a message, when the
 * registry has no audit endpoint.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
});
const report = parse(stdout);
const counts = report.metadata?.vulnerabilities;
if (counts) {
  const { high = 0, critical = 0 } = counts;
  console.log(`Known vulnerabilities: ${JSON.stringify(counts)}. Run npm audit for details.`);
  process.exitCode = high + critical > 0 ? 1 : 0;
} else {
  console.log(`No audit: ${report.message ?? 'the registry did not respond'}.`);
}

interface Report {
  message?: string;
  metadata?: { vulnerabilities?: Record<string, number> };
}

function parse(text: string): Report {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
