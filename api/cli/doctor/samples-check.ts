import type { RemainingSample } from '../../startup/sample-values.ts';
import type { Check } from './check.ts';

/** Checks whether the site still shows sample texts. */
export function samplesCheck(remaining: readonly RemainingSample[]): Check {
  const name = 'Samples';
  if (remaining.length === 0) return { name, state: 'ok', found: 'No samples are left.' };
  const files = remaining.map(({ file, values }) => `${file} (${values.join(', ')})`);
  const found = `Still with samples: ${files.join(', ')}. Replace them as guides/configuration.md says, and build again.`;
  return { name, state: 'notice', found };
}
