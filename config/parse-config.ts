import { ConfigError, type ConfigFault } from './config-error.ts';
import { type Environment, readVariable } from './environment.ts';
import { findConflicts } from './find-conflicts.ts';
import { type Config, readConfig } from './read-config.ts';
import { type Variable, type VariableName, type VariableValue, variables } from './variables.ts';

/**
 * The whole configuration from an environment. Pure: the caller passes `process.env`. Blank variables
 * count as unset.
 * @param reader the site's build reads only the variables that it bakes in, and a command those that it
 *   names; the others hold their default if they are invalid
 * @throws {ConfigError} with every invalid variable of its reader
 */
export function parseConfig(environment: Environment, reader: Reader = 'api'): Config {
  const faults: (ConfigFault & { name: VariableName })[] = [];
  const report = (name: VariableName, expected: string) =>
    faults.push({ name, received: describeValue(environment, name), expected });

  const isSet = (name: VariableName) => readVariable(environment, name) !== '';
  const read = <Name extends VariableName>(name: Name): VariableValue<Name> => {
    const variable = variables[name] as unknown as Variable<VariableValue<Name>>;
    const parsed = variable.schema.safeParse(readVariable(environment, name) || variable.default);
    if (parsed.success) return parsed.data;
    report(name, variable.expected);
    return variable.schema.parse(variable.default);
  };
  const config = readConfig(read, isSet);
  const invalid = new Set(faults.map(({ name }) => name));
  const conflicts = findConflicts({
    config,
    isSet,
    isInvalid: (name) => invalid.has(name),
  });
  for (const [name, expected] of conflicts) report(name, expected);
  const relevant = faults.filter(({ name }) => isRead(name, reader));
  if (relevant.length > 0) throw new ConfigError(relevant);
  return config;
}

export type Reader = 'api' | 'site' | readonly VariableName[];

function isRead(name: VariableName, reader: Reader): boolean {
  if (typeof reader !== 'string') return reader.includes(name);
  return reader === 'api' || isBaked(name);
}

function isBaked(name: VariableName): boolean {
  const variable: Variable<unknown> = variables[name];
  return variable.baked === true;
}

function describeValue(environment: Environment, name: VariableName): string {
  const text = readVariable(environment, name);
  if (text === '') return 'not set';
  if (variables[name].masked) return `a hidden value of ${text.length} characters`;
  // A password in an address is a mistake that must not reach a log.
  return JSON.stringify(text.replace(/\/\/[^/]*@/, '//…@'));
}
