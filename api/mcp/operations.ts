export interface ApiOperations {
  /** The OpenAPI description of an operation, with the components that it references; null if there is none. */
  operation(wanted: WantedOperation): object | null;
  /** Each operation in a line: method, path and operationId. */
  operations: readonly string[];
}

export interface WantedOperation {
  id?: string | undefined;
  method?: string | undefined;
  /** A path of OpenAPI or of a call, or a full address. */
  path?: string | undefined;
}

interface OpenApi {
  paths: Record<string, Record<string, { operationId?: string }>>;
  components: Record<string, Record<string, unknown>>;
  servers?: unknown;
}

/** @param openApi the text of `openapi.json` */
export function operationsOf(openApi: string): ApiOperations {
  const { paths, components, servers } = JSON.parse(openApi) as OpenApi;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  return {
    operations: all.map(
      ({ method, path, operation }) => `${method} ${path} (${operation.operationId})`,
    ),
    operation({ id, method, path }) {
      const wantedPath = path === undefined ? null : pathnameOf(path);
      const matches = all.filter(
        (one) =>
          (id === undefined || one.operation.operationId === id) &&
          (method === undefined || one.method === method.trim().toUpperCase()) &&
          (wantedPath === null || isPathOf(wantedPath, one.path)),
      );
      // `/v1/contacts/batch` also matches `/v1/contacts/{id}`.
      const exact = matches.filter((match) => match.path === wantedPath);
      const [one, ...others] = exact.length > 0 ? exact : matches;
      if (!one || others.length > 0) return null;
      const { operation } = one;
      return {
        method: one.method,
        path: one.path,
        ...(servers === undefined ? {} : { servers }),
        ...operation,
        components: referredComponents(operation, components),
      };
    },
  };
}

function pathnameOf(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/);
  return `/${path.replace(/^https?:\/\/[^/]*/i, '').replace(/^\/+|\/+$/g, '')}`;
}

/** Whether a path matches a template such as `/v1/contacts/{id}`, or equals it. */
function isPathOf(path: string, template: string): boolean {
  const segments = path.split('/');
  const parts = template.split('/');
  return (
    segments.length === parts.length &&
    parts.every((part, at) => part === segments[at] || /^\{.+\}$/.test(part))
  );
}

/** The components that a value references, directly or not. */
function referredComponents(
  value: unknown,
  components: OpenApi['components'],
): OpenApi['components'] {
  const referred: OpenApi['components'] = {};
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const references = JSON.stringify(waiting.pop()).matchAll(
      /"\$ref":"#\/components\/(\w+)\/([^"]+)"/g,
    );
    for (const [, group = '', name = ''] of references) {
      const component = components[group]?.[name];
      const known = referred[group] ?? {};
      if (component === undefined || Object.hasOwn(known, name)) continue;
      referred[group] = { ...known, [name]: component };
      waiting.push(component);
    }
  }
  return referred;
}
