import type { ChatCommands } from '@/application/chat/page/ChatCommands';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { SeenItems } from '../../../kit/SeenItems';
import type { TimelineRows } from '../rows/TimelineRows';

interface SeenUseCases {
  readonly commands: Pick<ChatCommands, 'setFocus' | 'markSeen'>;
  readonly clock: Pick<Clock, 'now' | 'wakeIn'>;
}

/** Reports which messages of others a user had in view; each once while the chat is open. */
export class ReadReceiptReporter {
  private readonly items: SeenItems<TimeId>;

  constructor(
    channelId: string,
    rows: TimelineRows,
    private readonly useCases: SeenUseCases,
  ) {
    this.items = new SeenItems({
      clock: useCases.clock,
      onSeen: timeIds => useCases.commands.markSeen(channelId, timeIds),
      isIgnored: timeId => rows.get(timeId)?.meta.owner === 'You',
    });
  }

  /** The messages on screen right now. Whenever it is called, `isInSight` tells whether a message is uncovered. */
  showing(inView: readonly TimeId[], isInSight?: (timeId: TimeId) => boolean): void {
    this.items.showing(inView, isInSight);
  }

  attend(focused: boolean, visible: boolean): void {
    this.useCases.commands.setFocus(focused, visible);
    this.items.attend(focused, visible);
  }

  /**
   * The chat leaves the screen. The engine forgets which messages were seen in it, so everything is reported again
   * later.
   */
  rest(): void {
    this.items.rest();
  }
}
