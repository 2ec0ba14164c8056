import type { Clock } from '../../../kernel/ports/Clock';
import type { Random } from '../../../kernel/ports/Random';
import type { ChatDraftKey } from '@/domain/drafts/DraftKey';
import type { ChatEventFeed } from '../../ports/ChatEventFeed';
import type { ChatGateway } from '../../ports/ChatGateway';
import type { Connectivity } from '../../ports/Connectivity';
import type { Leadership } from '../../ports/Leadership';
import type { OutboxSignal } from '../../ports/OutboxSignal';
import type { OutboxVault } from '../../ports/OutboxVault';

export interface EnginePorts {
  readonly gateway: ChatGateway;
  readonly feed: ChatEventFeed;
  readonly vault: OutboxVault;
  /**
   * The text of this key is submitted to the outbox. Settles once all of it is saved: saving a message deletes its
   * draft.
   */
  readonly draftSubmitted?: (key: ChatDraftKey) => Promise<void>;
  readonly signal: OutboxSignal;
  readonly leadership: Leadership;
  readonly connectivity: Connectivity;
  /** Server time. */
  readonly clock: Clock;
  readonly random: Random;
}
