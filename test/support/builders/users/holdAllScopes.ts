import { SCOPES } from '@/domain/kernel/Scope';
import type { Sandbox } from '#sandbox/server/Sandbox';

/** Gives these people of the sandbox every scope, each granted separately. */
export function holdAllScopes(sandbox: Sandbox, ...uids: readonly string[]): void {
  const always = { from: 0, until: null, by: null, reason: '', lastDay: null, confirmedAt: null };
  for (const uid of uids) {
    const grants = SCOPES.map(scope => ({
      ...always,
      id: `${uid} ${scope}`,
      right: { kind: 'scope', scope } as const,
    }));
    sandbox.backend.chat.people.access.put(uid, grants);
  }
}
