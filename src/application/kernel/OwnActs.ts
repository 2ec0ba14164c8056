import { changeAuthor, type ChangeAuthor, type RecordedChange } from '@/domain/kernel/changeAuthor';
import type { Clock } from './ports/Clock';

/** `changes`: of what was acted on, the newest first. */
type AuthorOf = (changes: readonly RecordedChange[]) => ChangeAuthor;

/**
 * Distinguishes one's own acts from those of colleagues. A browser sends a call again by itself when its connection
 * ends before the answer, and the second call is refused for what the first one did: the history says whose work it is.
 */
export class OwnActs {
  constructor(
    private readonly uid: () => string | undefined,
    /** Server time. */
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Right before an act is sent. Gives who has made what a history describes as it is now. */
  begin(reason: string | undefined): AuthorOf {
    const act = { uid: this.uid(), reason, since: this.clock.now() };
    return changes => changeAuthor(changes, act);
  }
}
