/**
 * True for the names that always mean this machine. Another name in the Host header is a foreign page's trick (DNS
 * rebinding).
 */
export function isLoopbackHost(host: string | undefined): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.localhost');
}
