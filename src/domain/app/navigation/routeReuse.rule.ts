import { rule } from '../../kernel/rule';

interface ReuseQuestion {
  /** Path without query. */
  readonly path: string;
  /** Pattern of the route that matches it. */
  readonly pattern: string;
  /** The first part of the path. */
  readonly area: string;
  /** The route shows chats. */
  readonly isChat: boolean;
  /** The route is flagged `reuseRoute`. */
  readonly reuseRoute: boolean;
  /** The chat session id of a chat route; null if no chat is open. */
  readonly chatSessionId: string | null;
}

interface Reuse {
  /** Visits with the same key restore the page as it was left; null: the page is rebuilt on each visit. */
  readonly page: string | null;
  /** Addresses with the same key show the same conversation. */
  readonly conversation: string | null;
}

const never: Reuse = { page: null, conversation: null };

export const routeReuse = rule(
  {
    id: 'CR-ROUTE-01',
    statement:
      'Chat pages and pages flagged reuseRoute are kept while their tab is open and are restored as they were ' +
      'left. Chat addresses with the same chat session id show the same conversation; a different id shows a ' +
      'different one. Pages below /admin, and pages without the flag, are rebuilt on every visit.',
    source:
      'D1 §2 Main shell routes: "Route caching: chat routes and routes flagged reuseRoute are kept; ' +
      'chat routes match on chat session id; admin routes are never cached."',
    hazards: ['HAZ-04'],
  },
  ({ path, pattern, area, isChat, reuseRoute, chatSessionId }: ReuseQuestion): Reuse => {
    if (isChat) return { page: pattern, conversation: chatSessionId === null ? null : `${pattern} ${chatSessionId}` };
    if (!reuseRoute || area === 'admin') return never;
    return { page: pattern.includes(':') ? path : pattern, conversation: null };
  },
);
