import { expect, it } from 'vitest';
import { releaseNotes } from './release-notes.ts';

const changelog = `# Changelog

## [Unreleased]

## [0.2.0] - 2026-11-28

### Added

- One.

## [0.1.0] - 2026-11-21

- Two.
`;

it('returns the section of a version', () => {
  expect(releaseNotes('v0.2.0', '0.2.0', changelog)).toBe('### Added\n\n- One.');
  expect(releaseNotes('v0.1.0', '0.1.0', changelog)).toBe('- Two.');
});

it.each([
  ['', '0.2.0', 'The tag is missing'],
  ['v0.3.0', '0.2.0', 'tag v0.2.0'],
  ['0.2.0', '0.2.0', 'tag v0.2.0'],
  ['v0.2.0-rc.1', '0.2.0', 'tag v0.2.0'],
  ['v0.3.0', '0.3.0', 'has no section "## [0.3.0]'],
  ['v0.2', '0.2', 'has no section'],
  ['vUnreleased', 'Unreleased', 'has no section'],
])('rejects the tag %o for version %s', (tag, version, message) => {
  expect(() => releaseNotes(tag, version, changelog)).toThrow(message);
});

it('rejects an empty section', () => {
  expect(() => releaseNotes('v0.2.0', '0.2.0', '## [0.2.0] - 2026-11-28\n\n## [0.1.0]')).toThrow(
    'with text',
  );
});
