import type { SampleRequest } from './sample-request.ts';

/** A path parameter that becomes a variable in the sample. */
export interface PathVariable {
  name: string;
  /** Percent-encoded. */
  value: string;
}

/** Names of other variables of the samples, and keywords of the languages. */
const taken =
  /^(api|key|url|query|curl|status|body|response|requests|os|this|class|import|from|in)$/;

/**
 * The path with its percent-encoded parameters, which is safe in a quoted string of any language.
 * @throws {RangeError} for a parameter without a value
 */
export function filledPath(request: SampleRequest): string {
  return pathWith(request, (_, value) => value);
}

/** The path as a template, and its variables. */
export function pathTemplate(
  request: SampleRequest,
  write: (name: string) => string,
): { path: string; variables: PathVariable[] } {
  const variables: PathVariable[] = [];
  const path = pathWith(request, (name, value) => {
    if (!/^[a-z]\w*$/.test(name) || taken.test(name)) return value;
    variables.push({ name, value });
    return write(name);
  });
  return { path, variables };
}

function pathWith(
  { path, params = {} }: SampleRequest,
  fill: (name: string, value: string) => string,
): string {
  return path
    .split(/(\{\w+\})/)
    .map((part, at) => {
      if (at % 2 === 0) return part.split('/').map(encoded).join('/');
      const name = part.slice(1, -1);
      const value = params[name];
      if (!value) throw new RangeError(`The path ${path} needs a value for ${name}.`);
      return fill(name, encoded(value));
    })
    .join('');
}

/** Stricter than encodeURIComponent, which keeps quotes. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
