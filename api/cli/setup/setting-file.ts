import { type VariableName, variables } from '@grovemail/config/variables.ts';

/**
 * The text of a setting file that systemd, a shell and Compose read alike. It has each variable in the order of the guide;
 * those without a value as a comment with their default.
 * @throws {RangeError} for a value that they would read differently, without repeating it
 */
export function settingFile(values: Readonly<Partial<Record<VariableName, string>>>): string {
  const names = Object.keys(variables) as VariableName[];
  const entries = names.map((name) => {
    const value = values[name] ?? '';
    const { meaning, default: fallback, unset } = variables[name];
    if (value !== '') return `# ${meaning}\n${name}=${quoted(name, value)}\n`;
    return `# ${meaning} Default: ${unset ?? fallback}.\n# ${name}=\n`;
  });
  return [
    '# guides/configuration.md has the same list. Build the site again after a change of what its pages show.\n',
    ...entries,
  ].join('\n');
}

/** A shell and systemd both take single-quoted characters literally. */
function quoted(name: VariableName, value: string): string {
  if (/^[\w@%+=:,./-]+$/.test(value)) return value;
  // A line break would begin another setting.
  if (/['\\\p{Cc}]/u.test(value)) {
    throw new RangeError(
      `${name} contains a quote, a backslash or a control character. In an address, write it percent-encoded, such as %27 for '.`,
    );
  }
  return `'${value}'`;
}
