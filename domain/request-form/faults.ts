/** An invalid field of a request, found by the API or by the form itself. */
export interface Fault {
  /** `address.country`, `attachments[0].filename`. */
  param: string;
  message: string;
}

/**
 * The messages to show at a field.
 * @param path with a dot before an entry's place: `attachments.0.filename`
 * @param isWhole it has no fields below it, so a fault below is its own
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
