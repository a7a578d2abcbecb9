/**
 * Makes sure that a login is never sent in the clear: a URL with a user or password requires TLS, whatever its
 * options, unless the host is this machine.
 */
export function securedSmtpUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (!hasLogin(url) || isLoopback(url.hostname)) return smtpUrl;
  // Options in the URL override those passed to nodemailer.
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

/** Whether a host name of a URL is this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
