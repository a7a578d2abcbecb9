/** The sections of the reference's first page. */
export const getStartedHeadings = [
  ['base-url', 'Base URL'],
  ['authentication', 'Authentication'],
  ['envelope', 'Response envelope'],
  ['statuses', 'Status codes'],
  ['values', 'Value formats'],
].map(([id = '', text = '']) => ({ depth: 2, id, text }));
