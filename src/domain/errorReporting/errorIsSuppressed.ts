/** Facts about a thrown value. */
interface ErrorFacts {
  readonly code: string;
  readonly message: string;
}

/**
 * Errors of the identity service are handled where they happen, and a refused document means that the session is
 * ending: neither needs its own message (D1 §8, global handler). A resize observer that needs another frame is not an
 * error.
 */
export function errorIsSuppressed({ code, message }: ErrorFacts): boolean {
  if (code.startsWith('auth/') || /\(auth\/[a-z-]+\)/.test(message)) return true;
  if (message.startsWith('ResizeObserver loop')) return true;
  return code === 'permission-denied' || /missing or insufficient permissions/i.test(message);
}
