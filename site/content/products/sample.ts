/** Marks what is no real customer, company or article, wherever it is shown: remove it with the samples. */
export const sample = '(sample)';
