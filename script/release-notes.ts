// `node script/release-notes.ts v0.2.0` prints the section of CHANGELOG.md about a release, for its page on GitHub.
import { readFileSync } from 'node:fs';

/**
 * The section of a version in the changelog, without its heading.
 * @param tag such as `v0.2.0`
 * @param version of package.json
 * @throws if the tag names another version, or the changelog has no text about it
 */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  if (tag !== `v${version}`) {
    throw new Error(
      `The tag is ${tag || 'missing'}, but package.json has ${version}: tag v${version}.`,
    );
  }
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.startsWith(`[${version}] - `));
  const text = section?.slice(section.indexOf('\n')).trim();
  if (!text) {
    throw new Error(`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD" with text.`);
  }
  return text;
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  try {
    console.log(releaseNotes(process.argv[2] ?? '', version, read('CHANGELOG.md')));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
