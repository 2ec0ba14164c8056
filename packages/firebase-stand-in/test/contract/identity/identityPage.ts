import { runIdentityOperation } from './runIdentityOperation';

declare global {
  /** Only in bundled pages. */
  var identityOperation: typeof runIdentityOperation;
}

globalThis.identityOperation = runIdentityOperation;
