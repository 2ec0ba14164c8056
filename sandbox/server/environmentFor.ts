import { SANDBOX_PROJECT } from './projectId';

/**
 * The dashboard's settings for a sandbox that the browser reaches at `origin`. `embedOrigin`: where the provider of
 * dashboards is, where there is one.
 */
export function environmentFor(origin: string, projectId = SANDBOX_PROJECT, embedOrigin?: string) {
  const { port } = new URL(origin);
  const address = { host: '127.0.0.1', port: Number(port || 80) };
  return {
    production: false,
    firebase: {
      apiKey: 'sandbox',
      projectId,
      appId: 'sandbox',
      authDomain: 'localhost',
      databaseURL: `${origin}?ns=${projectId}`,
    },
    unifiedBackendUrl: `${origin}/api`,
    staticStorageUrl: `${origin}/storage`,
    dashboardTitle: 'Staff dashboard',
    theme: 'system',
    regions: { UK: origin, Australia: 'https://au.provider.example' },
    drive: { apiUrl: `${origin}/google`, clientId: 'sandbox' },
    ...(embedOrigin !== undefined && { dashboards: { embedOrigin } }),
    emulators: { identity: origin, documentStore: address, realtimeDatabase: address },
  };
}
