import { join } from 'node:path';
import { builtPages } from '../../script/built-pages.ts';
import { root } from '../../script/run.ts';

const errors = '/developers/guides/errors/';
const built = (await builtPages(join(root, 'site', 'dist'), false)).map(({ path }) => path);
const [anError] = built.filter((path) => path.startsWith(errors));

/**
 * The built pages by path, and of the errors' pages one: tests/site/error-pages.test.ts shows that they
 * differ in their words alone.
 */
export const pageKinds = built.filter((path) => !path.startsWith(errors) || path === anError);
