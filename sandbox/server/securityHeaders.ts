/**
 * `dashboard-scripts` names the build's own chunks and worker, `dompurify` returns cleaned text of legal documents; no
 * other policy can be created.
 */
const trustedTypes = [`require-trusted-types-for 'script'`, 'trusted-types dashboard-scripts dompurify'];

/**
 * The headers of every document of this origin. `host` is the Host header of the request; `embedOrigin` the one of the
 * other provider's dashboards, which receive a form and are shown in a frame.
 */
export function securityHeaders(host: string, embedOrigin?: string): Readonly<Record<string, string>> {
  const port = /:(\d+)$/.exec(host)?.[1] ?? '80';
  const connect = [
    `'self'`,
    `http://*.localhost:${port}`,
    `ws://localhost:${port}`,
    `ws://*.localhost:${port}`,
    `ws://127.0.0.1:${port}`,
  ]
    .concat(`http://127.0.0.1:${port}`, `http://localhost:${port}`)
    .join(' ');
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src ${connect}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    ...(embedOrigin === undefined
      ? [`form-action 'self'`]
      : [`form-action 'self' ${embedOrigin}`, `frame-src ${embedOrigin}`]),
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    ...trustedTypes,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}
