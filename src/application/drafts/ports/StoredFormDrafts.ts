import type { AnyFormDraftKey } from '@/domain/drafts/DraftKey';

/** What a person has entered in a form and not saved, as it is kept on the device. */
export interface StoredFormDraft {
  /** Undefined for a form that this build does not know. */
  readonly key: AnyFormDraftKey | undefined;
  readonly text: string;
}

/** Everything that is kept of forms for the signed-in person. */
export interface StoredFormDrafts {
  /** In no order; undefined where that is not known. */
  all(): Promise<readonly StoredFormDraft[] | undefined>;
}
