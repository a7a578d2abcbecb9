import packageJson from '../package.json' with { type: 'json' };

/** The version of this program: `ops --version`, `GET /healthz`, metrics, the OpenAPI document and `user-agent` have it. */
export const version: string = packageJson.version;
