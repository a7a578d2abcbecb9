const base = '/templates/';

/** The path of a template; its code may have any character. */
export function templatePath(code: string): string {
  return base + encodeURIComponent(code);
}

/** The code in the address of the page, which the router decodes only in part. */
export function codeOfAddress(path: string): string | null {
  const code = path.startsWith(base) ? path.slice(base.length) : '';
  return code === '' ? null : decodeURIComponent(code);
}

/** Of calls about a template. */
export function templateCall(code: string, rest = ''): string {
  return `/api/templates/${encodeURIComponent(code)}${rest}`;
}
