import { pathPart } from '../kernel/pathPart';

const chatPages = [/^\/therapist\/go-chat\/(?:all|pinned)\/([^/]+)$/, /^\/therapist\/chat\/([^/]+)$/];

/** The chat session that a page of the dashboard shows; undefined where it shows none. */
export function openChatOf(path: string): string | undefined {
  const id = chatPages.map(page => page.exec(path)?.[1]).find(found => found !== undefined);
  return id === undefined ? undefined : pathPart(id);
}
