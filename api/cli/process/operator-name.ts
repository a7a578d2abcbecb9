/**
 * The name of the person who runs a command. Anyone can set these variables, so they are shown together with the account.
 * @param account of the process; a number if it has no name, as in a container
 * @param sudoUser the variable SUDO_USER
 * @param caller the variable OPS_CALLER: who ran deploy/ops, which changes the account
 */
export function operatorName(account: string, sudoUser = '', caller = ''): string {
  if (sudoUser !== account && userName.test(sudoUser)) return `${sudoUser} (sudo, ${account})`;
  if (caller !== account && userName.test(caller)) return `${caller} (${account})`;
  return account;
}

/** Every name that systems allow, but no control characters. */
const userName = /^[A-Za-z0-9_][A-Za-z0-9_.@\\-]{0,63}\$?$/;
