import type { Tab } from './Tab';

/** The tabs of one person in one window, in their order on the screen. */
export interface Tabs {
  readonly open: readonly Tab[];
  /** Address of the page that is shown; undefined when that page has no tab. */
  readonly active: string | undefined;
  /** Tabs that were closed, the last one last, each with the place it had. */
  readonly closed: readonly { readonly url: string; readonly at: number }[];
  readonly nextSerial: number;
}
