/**
 * The address with which a login is never sent in the clear: with a user or password in it, and not to
 * this machine itself, the connection has to be encrypted, whatever else its options say.
 */
export function securedSmtpUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (!hasLogin(url) || isLoopback(url.hostname)) return smtpUrl;
  // An address's own options go before those that nodemailer is given beside it.
  for (const name of ['secure', 'ignoreTLS', 'opportunisticTLS']) url.searchParams.delete(name);
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

function hasLogin({ username, password, searchParams }: URL): boolean {
  return username !== '' || password !== '' || [...searchParams.keys()].some(isAuth);
}

function isAuth(name: string): boolean {
  return name.startsWith('auth');
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
