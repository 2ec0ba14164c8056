import { AppClient } from './AppClient';

declare global {
  /** Only in bundled pages. */
  var openApp: (port: number, projectId: string) => AppClient;
}

globalThis.openApp = (port, projectId) => new AppClient(port, projectId);
