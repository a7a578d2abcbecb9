/** Whether something is kept under this key in the tab's session; where storage is blocked, nothing is. */
export function isKeptInSession(key: string): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}
