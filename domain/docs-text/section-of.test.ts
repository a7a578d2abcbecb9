import { describe, expect, it } from 'vitest';
import { sectionOf } from './section-of.ts';

const page = `# Keys

Lead.

## Make a \`key\`

Text.

### Below

\`\`\`sh
## no heading
\`\`\`

## date\\_of\\_birth

End.
`;

describe('sectionOf', () => {
  it.each([
    ['Make a key', '## Make a `key`\n\nText.\n\n### Below\n\n```sh\n## no heading\n```\n'],
    ['Below', '### Below\n\n```sh\n## no heading\n```\n'],
    ['date_of_birth', '## date\\_of\\_birth\n\nEnd.\n'],
    ['no heading', null],
    ['Nowhere', null],
    ['', null],
  ])('%s', (title, section) => {
    expect(sectionOf(page, title)).toBe(section);
  });

  it('extracts a step from its list', () => {
    const steps =
      '# Start\n\n1. ## One\n\n   Do this:\n\n   ```sh\n   if\n     x\n   ```\n\n2. ## Two\n\n   Then that.\n';
    expect(sectionOf(steps, 'One')).toBe('## One\n\nDo this:\n\n```sh\nif\n  x\n```\n');
    expect(sectionOf(steps, 'Two')).toBe('## Two\n\nThen that.\n');
  });
});
