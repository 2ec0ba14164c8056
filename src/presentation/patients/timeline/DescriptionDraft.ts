/** A description that is being written, as it is kept on the device. */
export interface DescriptionDraft {
  /** What stood there when the person began to write. */
  readonly base: string;
  readonly text: string;
}

export const descriptionDraftText = ({ base, text }: DescriptionDraft): string => JSON.stringify({ base, text } satisfies DescriptionDraft);

/** Reads what was kept; undefined where nothing was, or it is of another making. */
export function readDescriptionDraft(kept: string): DescriptionDraft | undefined {
  try {
    const draft = JSON.parse(kept) as unknown;
    if (typeof draft !== 'object' || draft === null) return undefined;
    const { base, text } = draft as Readonly<Record<string, unknown>>;
    return typeof base === 'string' && typeof text === 'string' ? { base, text } : undefined;
  } catch {
    return undefined;
  }
}
