/** Environment variables, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** @returns the trimmed value, `''` if the variable is unset or blank */
export function readVariable(environment: Environment, name: string): string {
  return environment[name]?.trim() ?? '';
}
