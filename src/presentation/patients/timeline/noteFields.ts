import { parseRecord, type StoredDraft } from '@/application/kernel/forms/FormDraft';
import { textField, type FormField, type FormFields } from '@/application/kernel/forms/FormFields';

export interface EnteredNote {
  readonly text: string;
  /** When it was sent first, in milliseconds since 1970; null until then. */
  readonly sentAt: number | null;
}

const momentField: FormField<number | null> = { blank: null, read: value => (typeof value === 'number' || value === null ? value : undefined) };

export const noteFields: FormFields<EnteredNote> = { text: textField, sentAt: momentField };

/** A draft of the former version; before that a draft was the text alone. */
export function readFormerNoteDraft(kept: string): StoredDraft {
  const draft = parseRecord(kept);
  if (draft === undefined || typeof draft['text'] !== 'string' || typeof draft['momentId'] !== 'string') return { mine: { text: kept, sentAt: null } };
  const sentAt = typeof draft['askedAt'] === 'number' ? draft['askedAt'] : null;
  const mine = { text: draft['text'], sentAt };
  return { id: draft['momentId'], mine, sent: sentAt === null ? [] : [mine] };
}
