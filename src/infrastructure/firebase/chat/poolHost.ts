const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]', '::1'];

/**
 * A host name of its own for this window. Browsers open six connections to one host in all, and every window holds two of them
 * open for the document store: with one shared name the third window of a profile would hang. `*.localhost` is always this machine.
 */
export function poolHost(host: string, draw: () => string): string {
  return loopback.includes(host) ? `t${draw()}.localhost` : host;
}
