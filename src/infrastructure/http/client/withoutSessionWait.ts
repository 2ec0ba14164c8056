import type { BackendClient } from './BackendClient';

/** For work that other windows can continue: it stops when the session of this window has ended. */
export function withoutSessionWait(backend: BackendClient): BackendClient {
  return { call: (endpoint, args, options) => backend.call(endpoint, args, { ...options, awaitsSession: false }) };
}
