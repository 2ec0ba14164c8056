import { rule, says } from '../../kernel/rule';

/** Page size of the list on the screen (D2 §9). */
export const LIST_PAGE = 50;
/** Page size of the full and pinned lists (D2 §9). */
export const FULL_LIST_PAGE = 120;
/** A page with fewer results than this is followed by the next at once. */
export const FEWEST_RESULTS = 10;

export interface ListPagingInput {
  /** Chats scanned so far. */
  readonly scanned: number;
  /** Scanned chats that match. */
  readonly results: number;
  /** All chats. */
  readonly size: number;
  /** Pages that the user asked for. */
  readonly pages: number;
  /** Chats in a page. */
  readonly page: number;
}

/** Decides whether another page of chats is scanned. */
export const listPaging = rule(
  {
    id: 'CR-LIST-01',
    statement:
      says`The list of chats on the screen is loaded in pages of ${LIST_PAGE}: as many as the user asks for, and ` +
      says`then until at least ${FEWEST_RESULTS} results are shown or no chat is left. The full and the pinned ` +
      says`list are loaded in pages of ${FULL_LIST_PAGE}.`,
    source:
      'D2 §9: "Chat sessions page size: 50 for the UI list (keep fetching until at least 10 results), 120 for the ' +
      'full and pinned lists."',
    hazards: ['HAZ-05'],
  },
  ({ scanned, results, size, pages, page }: ListPagingInput): boolean =>
    scanned < size && (scanned < pages * page || results < FEWEST_RESULTS),
);
