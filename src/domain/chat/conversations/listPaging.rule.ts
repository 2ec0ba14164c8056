import { rule, says } from '../../kernel/rule';

/** Page size of the list on the screen (D2 §9). */
export const LIST_PAGE = 50;
/** Page size of the full and pinned lists (D2 §9). */
export const FULL_LIST_PAGE = 120;
/** A page with fewer results than this is followed by the next at once. */
export const FEWEST_RESULTS = 10;

export interface ListPagingInput {
  /** How many chats were looked through. */
  readonly scanned: number;
  /** How many of them are to be shown. */
  readonly results: number;
  /** How many there are in all. */
  readonly size: number;
  /** Pages that the person asked for. */
  readonly pages: number;
  /** Chats in a page. */
  readonly page: number;
}

/** Whether another page of chats is looked through. */
export const listPaging = rule(
  {
    id: 'CR-LIST-01',
    statement:
      says`The list of chats on the screen goes on in pages of ${LIST_PAGE}: ` +
      says`as many as the person asked for, and then until at least ${FEWEST_RESULTS} results are shown or no chat ` +
      says`is left. The full and the pinned list go on in pages of ${FULL_LIST_PAGE}.`,
    source:
      'D2 §9: "Chat sessions page size: 50 for the UI list (keep fetching until at least 10 results), 120 for the ' +
      'full and pinned lists."',
    hazards: ['HAZ-05'],
  },
  ({ scanned, results, size, pages, page }: ListPagingInput): boolean =>
    scanned < size && (scanned < pages * page || results < FEWEST_RESULTS),
);
