/** An invalid field of a request, reported by the API or the form. */
export interface Fault {
  /** `address.country`, `attachments[0].filename`. */
  param: string;
  message: string;
}

/**
 * The messages for a field.
 * @param path with a dot before an index: `attachments.0.filename`
 * @param isWhole whether faults of parts belong to this field
 */
export function faultsAt(faults: readonly Fault[], path: string, isWhole: boolean): string[] {
  return faults
    .filter(({ param }) => {
      const at = dotted(param);
      return at === path || (isWhole && at.startsWith(`${path}.`));
    })
    .map(({ message }) => message);
}

function dotted(param: string): string {
  return param.replace(/\[(\d+)\]/g, '.$1');
}
