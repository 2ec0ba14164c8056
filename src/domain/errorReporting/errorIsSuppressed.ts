/** What is known of a thrown value. */
interface ErrorFacts {
  readonly code: string;
  readonly message: string;
}

/**
 * Errors of the identity service are answered where they happen, and a refused document means the session is ending:
 * neither is worth a message of its own (D1 §8, global handler). A resize observer that needs another frame is no error
 * at all.
 */
export function errorIsSuppressed({ code, message }: ErrorFacts): boolean {
  if (code.startsWith('auth/') || /\(auth\/[a-z-]+\)/.test(message)) return true;
  if (message.startsWith('ResizeObserver loop')) return true;
  return code === 'permission-denied' || /missing or insufficient permissions/i.test(message);
}
