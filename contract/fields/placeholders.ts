/** Names of placeholders: a letter, then letters, digits and `_`, in any script. */
export const placeholderName = /^\p{L}[\p{L}\p{M}\p{N}_]*$/u;
