// After an install, on the Node that npm runs on: removes the C++ headers in the package `node`, a third of its size.
// Only addons that are compiled need them, and none here is.
import { existsSync, readdirSync, rmSync } from 'node:fs';

const platforms = new URL('../node_modules/node/node_modules/', import.meta.url);
for (const name of existsSync(platforms) ? readdirSync(platforms) : []) {
  const headers = new URL(`${name}/include/node`, platforms);
  if (existsSync(headers)) rmSync(headers, { recursive: true });
}
