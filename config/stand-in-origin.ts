import { variables } from './variables.ts';

/** The origin of the site and the API in built texts if no setting names it: that of `npm start`. */
export const standInOrigin = `http://localhost:${variables.PORT.default}`;
