import type { AnyFormDraftKey } from '@/domain/drafts/DraftKey';

/** A stored unsaved form of the user. */
export interface StoredFormDraft {
  /** Undefined for a form unknown to this build. */
  readonly key: AnyFormDraftKey | undefined;
  readonly text: string;
}

/** All stored form drafts of the signed-in user. */
export interface StoredFormDrafts {
  /** In no particular order; undefined if unknown. */
  all(): Promise<readonly StoredFormDraft[] | undefined>;
}
