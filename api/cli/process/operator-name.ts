/**
 * Who runs a command: the login, or who called sudo with the account that it runs as. Anyone can set SUDO_USER, so it
 * never hides that account.
 * @param account of the process; a number if it has no name, as in a container
 * @param sudoUser the variable SUDO_USER
 */
export function operatorName(account: string, sudoUser: string | undefined): string {
  if (sudoUser === undefined || sudoUser === account || !userName.test(sudoUser)) return account;
  return `${sudoUser} (sudo, ${account})`;
}

/** What systems allow, at most; no character that a terminal obeys. */
const userName = /^[A-Za-z0-9_][A-Za-z0-9_.@\\-]{0,63}\$?$/;
