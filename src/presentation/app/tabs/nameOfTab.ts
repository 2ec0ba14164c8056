import { pageOf } from '../routes/pageOf';

/** The name of a tab: the title of its page; undefined if the address is not a page (D1 §2 Other shell behaviour). */
export const nameOfTab = (url: string): string | undefined =>
  pageOf(url)?.route.title(new URLSearchParams(url.split(/[?#]/)[1]));
