import type { StoredDraft } from '@/application/kernel/forms/FormDraft';
import { choiceField, textField, type FormFields } from '@/application/kernel/forms/FormFields';
import { parseRecord } from '@/domain/kernel/parseJson';

export const CGI_SCALE = [1, 2, 3, 4, 5, 6, 7] as const;

/** `first`: it is the first impression, with nothing to compare. */
export type CgiImprovement = (typeof CGI_SCALE)[number] | 'first';

/** An impression as entered; null until the therapist chooses. */
export interface EnteredCgi {
  readonly severity: (typeof CGI_SCALE)[number] | null;
  readonly improvement: CgiImprovement | null;
  readonly note: string;
}

export const cgiFields: FormFields<EnteredCgi> = {
  severity: choiceField(CGI_SCALE),
  improvement: choiceField<CgiImprovement>([...CGI_SCALE, 'first']),
  note: textField,
};

/**
 * Reads a draft in the previous format. It does not say whether "nothing to compare with" was chosen or left unchanged,
 * so the user is asked again.
 */
export function readPreviousCgiDraft(text: string): StoredDraft | undefined {
  const draft = parseRecord(text);
  if (draft === undefined || typeof draft['momentId'] !== 'string') return undefined;
  const { momentId, severity, improvement, note, sent } = draft;
  // The former version sent "nothing to compare with" in both cases.
  const attempt = { severity, improvement: improvement ?? 'first', note };
  return {
    id: momentId,
    mine: sent === true ? attempt : { severity, improvement: improvement ?? undefined, note },
    sent: sent === true ? [attempt] : [],
  };
}
