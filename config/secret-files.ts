import { ConfigError, type ConfigFault } from './config-error.ts';
import { type Environment, readVariable } from './environment.ts';
import { type Variable, type VariableName, variables } from './variables.ts';

/** Variables that can be read from a file: keys, and addresses with a password. */
export const secretNames = (Object.keys(variables) as VariableName[]).filter((name) => {
  const { masked, baked }: Variable<unknown> = variables[name];
  // A value in public pages is not a secret.
  return masked && !baked;
});

/**
 * The environment, with secrets read from the files that `…_FILE` variables name, which is how Docker
 * and Kubernetes pass secrets. Surrounding whitespace is dropped.
 * @param readText returns the content of a file, or throws
 * @param names only the files of these are read
 * @throws {ConfigError} if a secret is set both ways, or its file is unreadable or empty
 */
export function withSecretFiles(
  environment: Environment,
  readText: (path: string) => string,
  names: readonly VariableName[] = secretNames,
): Environment {
  const faults: ConfigFault[] = [];
  const secrets: Record<string, string> = {};
  for (const name of secretNames.filter((secret) => names.includes(secret))) {
    const path = readVariable(environment, `${name}_FILE`);
    if (path === '') continue;
    const report = (received: string, expected: string) =>
      faults.push({ name: `${name}_FILE`, received, expected });
    if (readVariable(environment, name) !== '') {
      report(JSON.stringify(path), `no value, because ${name} is also set`);
      continue;
    }
    const text = readSecret(path, readText);
    if (text === null) report(JSON.stringify(path), 'the path of a readable file');
    else if (text === '')
      report(JSON.stringify(path), 'the path of a file that contains the secret');
    else secrets[name] = text;
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return { ...environment, ...secrets };
}

/** @returns null if the file cannot be read */
function readSecret(path: string, readText: (path: string) => string): string | null {
  try {
    return readText(path).trim();
  } catch {
    return null;
  }
}
