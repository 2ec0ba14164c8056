/** A note that is being written, as it is kept on the device. An unchanged draft is the same note, a changed one is another. */
export interface NoteDraft {
  readonly text: string;
  /** Chosen for this text: however often it is saved, from however many windows, it is one note. */
  readonly momentId: string;
  /** When it was sent and no answer is known, in milliseconds since 1970; null otherwise. */
  readonly askedAt: number | null;
}

/** What is kept of a draft; empty where nothing is written. */
export const noteDraftText = ({ text, momentId, askedAt }: NoteDraft): string => (text === '' ? '' : JSON.stringify({ text, momentId, askedAt }));

/** Reads what was kept; undefined where nothing was, or it is of another making. */
export function readNoteDraft(kept: string): NoteDraft | undefined {
  const draft = parsed(kept);
  if (typeof draft !== 'object' || draft === null) return undefined;
  const { text, momentId, askedAt } = draft as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof momentId !== 'string' || momentId === '') return undefined;
  return { text, momentId, askedAt: typeof askedAt === 'number' ? askedAt : null };
}

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept) as unknown;
  } catch {
    return undefined;
  }
}
