import type { Environment } from './parse-config.ts';
import { type VariableName, variables } from './variables.ts';

/**
 * The variables that the site's build bakes into its pages, with the text in effect for each:
 * when one changes, the built site is out of date.
 */
export function siteVariables(environment: Environment): Record<string, string> {
  const names = Object.keys(variables) as VariableName[];
  return Object.fromEntries(
    names
      .filter((name) => variables[name].baked)
      .map((name) => [name, environment[name]?.trim() || variables[name].default]),
  );
}
