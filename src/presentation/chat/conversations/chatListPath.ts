/**
 * Where the list stands from which a conversation was opened; `list` is undefined where the address names none, as
 * those of V1 chats do.
 */
export function chatListPath(list: string | undefined): string {
  return list === undefined ? '/therapist/chat' : `/therapist/go-chat/${list === 'pinned' ? 'pinned' : 'all'}`;
}
