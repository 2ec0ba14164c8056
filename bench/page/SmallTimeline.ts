import { ChatCommands } from '@/application/chat/client/ChatCommands';
import { ChatState } from '@/application/chat/client/ChatState';
import { EditMessage } from '@/application/chat/messages/EditMessage';
import { SaveEditDraft } from '@/application/drafts/SaveEditDraft';
import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import { SendMessage } from '@/application/chat/messages/SendMessage';
import { UndoableDiscards } from '@/application/chat/messages/UndoableDiscards';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { SystemClock } from '@/infrastructure/system/kernel/SystemClock';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import type { ChatTimelineUseCases } from '@/presentation/chat/timeline/TimelineStore';
import { aSession } from '#test/support/builders/chat/aSession';
import { FakeFlagCache } from '#test/support/fakes/access/FakeFlagCache';
import type { BenchRow } from './BenchRow';
import { AUTHORS, CHANNEL } from './Conversation';
import { COLLEAGUE } from './RowInside';

/** All calls are accepted and do nothing: the measurement provides what the list asks for. */
const pointAt = (timeId: bigint) => ({ timeId, upTo: timeId, seq: timeId });

const silent: ChatEngine = { command: () => undefined, listen: () => () => undefined };

/** Replaces the chat's engine for the product's list, in the page and without a network. */
export class SmallTimeline {
  private readonly chatState = new ChatState();

  constructor() {
    this.chatState.post({ type: 'authorised', uid: AUTHORS.You });
    this.chatState.post({
      type: 'update',
      update: { type: 'sessions', phase: 'known', sessions: [aSession({ channelId: CHANNEL })] },
    });
  }

  get useCases(): ChatTimelineUseCases {
    const commands = new ChatCommands(silent, new SystemClock());
    return {
      chat: this.chatState,
      commands,
      sendMessage: new SendMessage(silent, this.chatState),
      flags: new FakeFlagCache(),
      clock: new SystemClock(),
      imageBase: '',
      editMessage: new EditMessage(silent, this.chatState),
      undoableDiscards: new UndoableDiscards(commands, this.chatState, new SystemClock()),
      saveEditDraft: new SaveEditDraft({ execute: () => undefined, draftOf: () => '' }),
    };
  }

  /** `messages`: those of the rows, as an engine has them at hand. */
  open(rows: readonly BenchRow[], messages: readonly ChatMessage[]): void {
    const own = rows[rows.findLastIndex(({ startsUnread }) => startsUnread) - 1]?.message.timeId;
    const patient = rows.findLast(({ message }) => message.meta.hasBeenRead)?.message.timeId;
    const people = [{ userId: AUTHORS.Therapist, name: COLLEAGUE, role: 'therapist' as const }];
    this.notify({ type: 'participants', channelId: CHANNEL, participants: { phase: 'known', people, unreadable: 0 } });
    this.notify({
      type: 'readUpTo',
      channelId: CHANNEL,
      ...(own !== undefined && { own: pointAt(own) }),
      ...(patient !== undefined && { patient: pointAt(patient) }),
    });
    this.notify({ type: 'opened', channelId: CHANNEL, messages });
    this.notify({ type: 'history', channelId: CHANNEL, history: { phase: 'idle', reachedStart: false, attempt: 0 } });
  }

  bring(rows: readonly BenchRow[]): void {
    this.notify({ type: 'messages', channelId: CHANNEL, changed: rows.map(({ message }) => message), removed: [] });
  }

  private notify(update: EngineUpdate): void {
    this.chatState.post({ type: 'update', update });
  }
}
