import type { CachedChat } from '@/domain/notifications/CachedChat';

/** Reads an entry of the chat notification cache; undefined when it is none. */
export function toCachedChat(chatSessionId: string, entry: unknown): CachedChat | undefined {
  if (!isRecord(entry) || !isRecord(entry['patient']) || !isRecord(entry['messages'])) return undefined;
  const { email, name } = entry['patient'];
  const { unread } = entry['messages'];
  if (typeof email !== 'string' || typeof unread !== 'number' || !Number.isInteger(unread) || unread < 0) return undefined;
  return { chatSessionId, patient: { email, name: typeof name === 'string' ? name : '' }, unread };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
