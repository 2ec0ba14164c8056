import type { AppliedFilter } from '@/domain/dashboards/DashboardView';

/** A message from a dashboard's frame through its port. */
export type EmbedUpdate =
  /** It is there, and has opened its port. */
  | { readonly kind: 'ready' }
  /** It has applied the filters that were sent last. */
  | { readonly kind: 'filtered' }
  /** Its height in CSS pixels. */
  | { readonly kind: 'height'; readonly pixels: number };

export interface EmbedConnection {
  /** Returns false if the frame has not opened its port yet. */
  applyFilters(filters: readonly AppliedFilter[]): boolean;
  close(): void;
}

/** Frames of another origin, and the port that each opens. */
export interface EmbedFrames {
  /** `windowOf`: the window of the frame, as long as it is in the document. Nothing of other windows is passed on. */
  connect(windowOf: () => object | null, onUpdate: (update: EmbedUpdate) => void): EmbedConnection;
}
