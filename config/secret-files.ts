import { ConfigError, type ConfigFault } from './config-error.ts';
import type { Environment } from './parse-config.ts';
import { type Variable, type VariableName, variables } from './variables.ts';

/** Variables whose value can stand in a file: keys, and addresses with a password. */
export const secretNames = (Object.keys(variables) as VariableName[]).filter((name) => {
  const { masked, baked }: Variable<unknown> = variables[name];
  // What the pages show is no secret.
  return masked && !baked;
});

/**
 * The environment with each secret that `…_FILE` names read from its file, as Docker and Kubernetes
 * hand secrets over. A line break at the end does not count.
 * @param readText gives a file's text, or throws
 * @throws {ConfigError} when a secret is given both ways, or its file cannot be read or is empty
 */
export function withSecretFiles(
  environment: Environment,
  readText: (path: string) => string,
): Environment {
  const faults: ConfigFault[] = [];
  const read: Record<string, string> = {};
  for (const name of secretNames) {
    const path = environment[`${name}_FILE`]?.trim();
    if (!path) continue;
    const fault = (received: string, expected: string) =>
      faults.push({ name: `${name}_FILE`, received, expected });
    if (environment[name]?.trim()) {
      fault(JSON.stringify(path), `nothing, since ${name} is set, too`);
      continue;
    }
    const text = textOf(path, readText);
    if (text === null) fault(JSON.stringify(path), 'the path of a file that can be read');
    else if (text === '') fault(JSON.stringify(path), 'the path of a file with the secret in it');
    else read[name] = text;
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return { ...environment, ...read };
}

function textOf(path: string, readText: (path: string) => string): string | null {
  try {
    return readText(path).trim();
  } catch {
    return null;
  }
}
