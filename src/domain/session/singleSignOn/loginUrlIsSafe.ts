const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** May the browser go there to sign in? Only over https, or on this very origin while that is a loopback one. */
export function loginUrlIsSafe(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin: there, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && there === origin && loopback.test(hostname));
}
