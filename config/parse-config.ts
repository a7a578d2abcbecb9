import { clashes } from './combinations.ts';
import { ConfigError, type ConfigFault } from './config-error.ts';
import { type Config, readConfig } from './read-config.ts';
import { type Variable, type VariableName, type VariableValue, variables } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The whole configuration from an environment. Pure: the caller hands over `process.env`.
 * An empty or blank variable counts as unset.
 * @param reader the site's build asks for the variables that it bakes in, the API for all of them
 * @throws ConfigError naming every variable that its reader cannot use
 */
export function parseConfig(environment: Environment, reader: 'api' | 'site' = 'api'): Config {
  const faults: (ConfigFault & { name: VariableName })[] = [];
  const fault = (name: VariableName, expected: string) =>
    faults.push({ name, received: shown(environment, name), expected });

  const config = readConfig(<Name extends VariableName>(name: Name): VariableValue<Name> => {
    const variable = variables[name] as unknown as Variable<VariableValue<Name>>;
    const parsed = variable.schema.safeParse(given(environment, name) || variable.default);
    if (parsed.success) return parsed.data;
    fault(name, variable.expected);
    return variable.schema.parse(variable.default);
  });
  const faulty = new Set(faults.map(({ name }) => name));
  for (const [name, expected] of clashes({
    config,
    isGiven: (name) => given(environment, name) !== '',
    isFaulty: (name) => faulty.has(name),
  })) {
    fault(name, expected);
  }
  const told = faults.filter(({ name }) => reader === 'api' || isBaked(name));
  if (told.length > 0) throw new ConfigError(told);
  return config;
}

function isBaked(name: VariableName): boolean {
  const variable: Variable<unknown> = variables[name];
  return variable.baked === true;
}

function given(environment: Environment, name: VariableName): string {
  return environment[name]?.trim() ?? '';
}

function shown(environment: Environment, name: VariableName): string {
  const text = given(environment, name);
  if (text === '') return 'not set';
  if (variables[name].masked) return `a hidden text of ${text.length} characters`;
  // A password in an address is a slip that must not reach a log.
  return JSON.stringify(text.replace(/\/\/[^/]*@/, '//…@'));
}
