import { variables } from './variables.ts';

/** The placeholder of the site's and the API's origin in built texts when no setting names it: where `npm start` serves them. */
export const standInOrigin = `http://localhost:${variables.PORT.default}`;
