import { openChatOf } from '@/domain/notifications/openChatOf';

/** The chat on this window's screen, while somebody looks at it. */
export function attendedChat(): string | undefined {
  return document.visibilityState === 'visible' && document.hasFocus() ? openChatOf(window.location.pathname) : undefined;
}
