import type { BackendSession } from '#sandbox/backend/session/BackendSession';

/** A user's open session. */
export const sessionOf = ({
  uid,
  scopes,
}: {
  readonly uid: string;
  readonly scopes: readonly string[];
}): BackendSession => ({
  uid,
  scopes,
  openedAt: 0,
  lastUsedAt: 0,
  cookieHash: uid,
});
