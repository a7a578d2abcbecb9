import type { HealthCheck } from '@grovemail/contract/console/health.ts';

export type Check = HealthCheck;

/** What was found, and what to do. */
export function inWords({ found, fix }: Pick<Check, 'found' | 'fix'>): string {
  return fix ? `${found} ${fix.instruction}: ${fix.snippet}` : found;
}
