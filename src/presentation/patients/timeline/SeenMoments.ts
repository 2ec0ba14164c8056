import type { MaybeChecked } from '@/domain/kernel/MaybeChecked';
import type { Moment } from '@/domain/patients/timeline/Moment';

export interface SeenInput {
  /** The loaded ones, newest first. */
  readonly moments: readonly Moment[];
  /** True if there are no older moments than those loaded. */
  readonly isWhole: boolean;
  /** The time of the user's last view of the history; null on the first visit. */
  readonly lookedAt: MaybeChecked<number | null>;
  readonly me: string;
}

/** Tracks which moments of a history were on screen, and how far the user has seen it. */
export class SeenMoments {
  /** Time of recording in milliseconds since 1970; null if there is nothing to store. */
  upTo: number | null = null;
  private readonly ids = new Set<string>();

  add(momentIds: readonly string[]): void {
    for (const momentId of momentIds) this.ids.add(momentId);
  }

  /** Keeps the mark if the moments yield no new one. */
  update(input: SeenInput): void {
    this.upTo = this.lastSeen(input) ?? this.upTo;
  }

  /**
   * Ends before the first new moment that was not on the screen. Nothing counts as seen unless the loaded moments reach
   * back to the last view. On a first visit, the newest visible moment of another author counts. Own moments extend the
   * mark, but not past an unseen one.
   */
  private lastSeen({ moments, isWhole, lookedAt, me }: SeenInput): number | null {
    if (lookedAt === 'couldNotCheck') return null;
    const isOfOther = ({ author }: Moment): boolean => author.userId !== me;
    const isSeen = ({ momentId }: Moment): boolean => this.ids.has(momentId);
    const byTime = moments.toSorted((a, b) => a.recordedAt - b.recordedAt);
    const first = lookedAt ?? byTime.findLast(moment => isOfOther(moment) && isSeen(moment))?.recordedAt ?? null;
    const reaches = isWhole || (lookedAt !== null && (moments.at(-1)?.at ?? Infinity) <= lookedAt);
    if (!reaches) return lookedAt === null ? first : null;
    const recent = byTime.filter(({ recordedAt }) => recordedAt > (first ?? -Infinity));
    const missed = recent.findIndex(moment => isOfOther(moment) && !isSeen(moment));
    const upTo = missed === -1 ? recent : recent.slice(0, missed);
    return upTo.at(-1)?.recordedAt ?? (lookedAt === null ? first : null);
  }
}
