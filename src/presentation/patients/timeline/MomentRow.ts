import type { TimelineEntry } from './TimelineEntry';

/** A row of the history: an entry, or the place of one that could not be read. */
export type MomentRow =
  { readonly id: string; readonly entry: TimelineEntry } | { readonly id: string; readonly entry?: undefined };
