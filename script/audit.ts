import { spawnSync } from 'node:child_process';
import { root } from './run.ts';

/**
 * Audits production dependencies. Exits 1 for high and critical vulnerabilities. Reports a registry without an audit
 * endpoint, and passes.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
});
const report = parse(stdout);
const found = report.metadata?.vulnerabilities;
if (found) {
  const { high = 0, critical = 0 } = found;
  console.log(`Known weaknesses: ${JSON.stringify(found)}. npm audit says where.`);
  process.exitCode = high + critical > 0 ? 1 : 0;
} else {
  console.log(`No audit: ${report.message ?? 'the registry did not answer'}.`);
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
