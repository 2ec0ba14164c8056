import type { TimeId } from '@/domain/chat/messages/TimeId';

/** The message that the draft of each chat answers. Like the draft, it outlives the chat's page, but not the window. */
export class ReplyTargets {
  private readonly targets = new Map<string, ReplyTarget>();
  private chosenBy: string | undefined;

  targetOf(channelId: string): ReplyTarget | undefined {
    return this.targets.get(channelId);
  }

  /** `target`: undefined if the draft answers no message. */
  choose(channelId: string, target: ReplyTarget | undefined): void {
    if (target === undefined) this.targets.delete(channelId);
    else this.targets.set(channelId, target);
  }

  /** Clears the previous user's targets before another user signs in. */
  belongTo(uid: string): void {
    if (this.chosenBy !== uid) this.targets.clear();
    this.chosenBy = uid;
  }
}

/** The message that is being answered. */
export interface ReplyTarget {
  readonly timeId: TimeId;
  readonly author: string;
  readonly text: string;
}
