/** What every product page ends with. */
export const start = {
  title: "Let's get you started on success!",
  text: 'An account takes under 2 minutes, and your first 1,000 credits are free.',
};
