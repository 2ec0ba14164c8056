import { changeAuthor, type ChangeAuthor, type RecordedChange } from '@/domain/kernel/changeAuthor';
import type { Clock } from './ports/Clock';

/** `changes`: history of the item, newest first. */
type AuthorOf = (changes: readonly RecordedChange[]) => ChangeAuthor;

/**
 * Distinguishes the user's own acts from those of colleagues. A browser may repeat a call when its connection
 * ends before the answer, and the second call is refused because of the first: the history shows the author.
 */
export class ActAuthorship {
  constructor(
    private readonly uid: () => string | undefined,
    /** Server time. */
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Call right before an act is sent. Returns a function that finds the author of the current state in a history. */
  beforeAct(reason: string | undefined): AuthorOf {
    const act = { uid: this.uid(), reason, since: this.clock.now() };
    return changes => changeAuthor(changes, act);
  }
}
