import { type Environment, readVariable } from './environment.ts';
import { type VariableName, variables } from './variables.ts';

/**
 * The variables that the site's build bakes into its pages, each with its value or default. When one
 * changes, the built site is stale.
 */
export function siteVariables(environment: Environment): Record<string, string> {
  const names = Object.keys(variables) as VariableName[];
  return Object.fromEntries(
    names
      .filter((name) => variables[name].baked)
      .map((name) => [name, readVariable(environment, name) || variables[name].default]),
  );
}
