/** What "Subscribe" subscribes to. */
export const newsletterWords = {
  title: 'Keep your customers and their attention',
  text: 'Ideas that worked for other teams, once or twice a month.',
};
