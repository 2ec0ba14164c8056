import { SANDBOX_PROJECT } from './projectId';

/** The dashboard's settings for a sandbox that the browser reaches at `origin`. */
export function environmentFor(origin: string) {
  const { port } = new URL(origin);
  const address = { host: '127.0.0.1', port: Number(port || 80) };
  return {
    production: false,
    firebase: {
      apiKey: 'sandbox',
      projectId: SANDBOX_PROJECT,
      appId: 'sandbox',
      authDomain: 'localhost',
      databaseURL: `${origin}?ns=${SANDBOX_PROJECT}`,
    },
    unifiedBackendUrl: `${origin}/api`,
    staticStorageUrl: `${origin}/storage`,
    dashboardTitle: 'Staff dashboard',
    theme: 'system',
    drive: { apiUrl: `${origin}/google`, clientId: 'sandbox' },
    emulators: { identity: origin, documentStore: address, realtimeDatabase: address },
  };
}
