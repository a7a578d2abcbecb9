import { type VariableName, variables } from './variables.ts';

/** All variables as a Markdown table, for guides/configuration.md: name, default, meaning. */
export function configTable(): string {
  const rows = (Object.keys(variables) as VariableName[]).map((name) => {
    const variable = variables[name];
    const fallback = variable.unset ?? `\`${variable.default}\``;
    return `| \`${name}\` | ${fallback} | ${variable.meaning} |`;
  });
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
