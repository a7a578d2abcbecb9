/**
 * The name of the person who runs a command. Anyone can set SUDO_USER, so it is shown together with the account.
 * @param account of the process; a number if it has no name, as in a container
 * @param sudoUser the variable SUDO_USER
 */
export function operatorName(account: string, sudoUser: string | undefined): string {
  if (sudoUser === undefined || sudoUser === account || !userName.test(sudoUser)) return account;
  return `${sudoUser} (sudo, ${account})`;
}

/** Every name that systems allow, but no control characters. */
const userName = /^[A-Za-z0-9_][A-Za-z0-9_.@\\-]{0,63}\$?$/;
