/** An invalid field of a request, found by the API or by the form itself. */
export interface Fault {
  /** `address.country`, `attachments[0].filename`. */
  param: string;
  message: string;
}

/**
 * What is to be said at a field.
 * @param path with a dot before an entry's place: `attachments.0.filename`
 * @param isWhole no field stands below it, so it speaks for what does
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
