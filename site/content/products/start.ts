/** What every product page ends with, above its own sentence. */
export const start = {
  title: "Let's get you started on success!",
};
