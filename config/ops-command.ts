/** How texts name the operator's commands. */
export const opsCommand = 'npm run ops --';

/**
 * A text of ours, with its commands as they run on this machine. `setup` runs before there are settings.
 * @param command the value of OPS_COMMAND
 */
export function asRunHere(text: string, command: string): string {
  return text.replaceAll(/npm run (?:--silent )?ops --(?! setup\b)/g, () => command);
}
