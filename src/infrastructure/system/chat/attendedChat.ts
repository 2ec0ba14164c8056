import { openChatOf } from '@/domain/notifications/openChatOf';

/** The chat on this window's screen, while the user looks at it and no dialog or palette covers it. */
export function attendedChat(): string | undefined {
  if (document.querySelector('[aria-modal="true"]') !== null) return undefined;
  return document.visibilityState === 'visible' && document.hasFocus()
    ? openChatOf(window.location.pathname)
    : undefined;
}
