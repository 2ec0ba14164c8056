const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** True if the browser may open the URL to sign in: https only, or this origin if it is a loopback one. */
export function loginUrlIsSafe(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin: there, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && there === origin && loopback.test(hostname));
}
