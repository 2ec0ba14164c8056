import type { StoredDraft } from '@/application/kernel/forms/FormDraft';
import { isRecord, parseRecord } from '@/domain/kernel/parseJson';

/** The version of a draft with undecided conflicts, in the previous format. */
const NO_VERSION = '"undecided"';

/** Reads a draft of a record or an assessment in the previous format. */
export function readPreviousMergeDraft(text: string): StoredDraft | undefined {
  const draft = parseRecord(text);
  if (draft === undefined || typeof draft['etag'] !== 'string' || !isRecord(draft['mine'])) return undefined;
  const { etag, id, base, mine } = draft;
  return { id, version: etag === '' || etag === NO_VERSION ? null : etag, base, mine };
}
