/** A clinical global impression that is being recorded, as it is kept on the device. */
export interface CgiDraft {
  /** The same for every attempt to save it. */
  readonly momentId: string;
  /** 1 to 7; null until it is chosen. */
  readonly severity: number | null;
  readonly improvement: number | null;
  readonly note: string;
  /** Whether it was sent and no answer is known. */
  readonly sent: boolean;
}

/** What is kept of a draft; empty where nothing was entered. */
export function cgiDraftText({ momentId, severity, improvement, note, sent }: CgiDraft): string {
  const isEmpty = severity === null && improvement === null && note === '';
  return isEmpty ? '' : JSON.stringify({ momentId, severity, improvement, note, sent } satisfies CgiDraft);
}

/** Reads what was kept; undefined where nothing was, or it is of another making. */
export function readCgiDraft(kept: string): CgiDraft | undefined {
  const draft = parsed(kept);
  if (typeof draft !== 'object' || draft === null) return undefined;
  const { momentId, severity, improvement, note, sent } = draft as Readonly<Record<string, unknown>>;
  if (typeof momentId !== 'string' || momentId === '' || typeof note !== 'string' || !isRating(severity) || !isRating(improvement)) return undefined;
  return { momentId, severity, improvement, note, sent: sent === true };
}

const isRating = (value: unknown): value is number | null => value === null || typeof value === 'number';

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept) as unknown;
  } catch {
    return undefined;
  }
}
