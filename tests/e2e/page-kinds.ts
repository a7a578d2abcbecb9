import { join } from 'node:path';
import { builtPages } from '../../script/built-pages.ts';
import { root } from '../../script/run.ts';

const errors = '/developers/guides/errors/';
const built = (await builtPages(join(root, 'site', 'dist'), false)).map(({ path }) => path);
const [firstError] = built.filter((path) => path.startsWith(errors));

/**
 * The paths of the built pages, with only one of the error pages: tests/site/error-pages.test.ts
 * checks that they differ only in their texts.
 */
export const pageKinds = built.filter((path) => !path.startsWith(errors) || path === firstError);
