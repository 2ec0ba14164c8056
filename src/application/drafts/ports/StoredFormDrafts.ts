import type { AnyFormDraftKey } from '@/domain/drafts/DraftKey';

export interface StoredFormDraft {
  /** Undefined for a form unknown to this build. */
  readonly key: AnyFormDraftKey | undefined;
  readonly text: string;
}

export interface StoredFormDrafts {
  /** In no particular order; undefined if unknown. */
  all(): Promise<readonly StoredFormDraft[] | undefined>;
}
