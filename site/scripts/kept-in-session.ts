/** Whether something is kept under this key in the tab's session; where storage is blocked, nothing is (H6). */
export function isKeptInSession(key: string): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}
