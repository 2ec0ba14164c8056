import { pathPart } from '../kernel/pathPart';

const chatPages = [/^\/therapist\/go-chat\/(?:all|pinned)\/([^/]+)$/, /^\/therapist\/chat\/([^/]+)$/];

/** Returns the chat session shown by a page; undefined if none. */
export function openChatOf(path: string): string | undefined {
  const id = chatPages.map(page => page.exec(path)?.[1]).find(found => found !== undefined);
  return id === undefined ? undefined : pathPart(id);
}
