import type { ChatGateway, DeliveryFailure } from '@/application/chat/ports/ChatGateway';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { Participant } from '@/domain/chat/conversations/Participant';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { ReadList } from '@/domain/kernel/ReadList';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { SimulatedBackend } from '#test/simulation/SimulatedBackend';

type Call = keyof ChatGateway;

interface PlannedFailure {
  readonly call: Call;
  readonly kind: DeliveryFailure['kind'];
  readonly butStored: boolean;
}

/** Calls the test's backend in one session; fails on request and can delay its answers. */
export class FakeChatGateway implements ChatGateway {
  readonly delivered: OutboxEntry[] = [];
  readonly readMarks: { readonly channelId: string; readonly timeId: TimeId }[] = [];
  readonly typing: { readonly channelId: string; readonly isTyping: boolean }[] = [];
  private planned: PlannedFailure[] = [];
  private held: (() => void)[] | undefined;

  constructor(
    private readonly backend: SimulatedBackend,
    public session: string,
  ) {}

  /** `butStored`: the backend does the call and its answer is lost. */
  failNext(call: Call, kind: DeliveryFailure['kind'], { butStored = false } = {}): void {
    this.planned.push({ call, kind, butStored });
  }

  /** From now on the backend does the calls, and its answers wait until `release`. */
  holdAnswers(): void {
    this.held = [];
  }

  release(): void {
    const waiting = this.held ?? [];
    this.held = undefined;
    for (const go of waiting) go();
  }

  deliver(entry: OutboxEntry): Promise<Result<ChatEvent, DeliveryFailure>> {
    this.delivered.push(entry);
    return this.answer('deliver', () => this.backend.deliver(this.session, entry));
  }

  sessions(): Promise<Result<ReadList<ChatSession>, DeliveryFailure>> {
    return this.answer('sessions', () => {
      const listed = this.backend.sessions(this.session);
      return listed.ok ? ok({ items: listed.value, unreadable: 0 }) : listed;
    });
  }

  participants(channelId: string): Promise<Result<ReadList<Participant>, DeliveryFailure>> {
    return this.answer('participants', () => {
      const listed = this.backend.participants(this.session, channelId);
      return listed.ok ? ok({ items: listed.value, unreadable: 0 }) : listed;
    });
  }

  markAsRead(channelId: string, timeId: TimeId): Promise<Result<void, DeliveryFailure>> {
    this.readMarks.push({ channelId, timeId });
    return this.answer('markAsRead', () => this.backend.markAsRead(this.session, channelId, timeId));
  }

  markAsTyping(channelId: string, isTyping: boolean): Promise<Result<void, DeliveryFailure>> {
    this.typing.push({ channelId, isTyping });
    return this.answer('markAsTyping', () => this.backend.markAsTyping(this.session, channelId, isTyping));
  }

  private async answer<T>(call: Call, act: () => Result<T, DeliveryFailure>): Promise<Result<T, DeliveryFailure>> {
    const failure = this.takeFailure(call);
    const answer = failure === undefined || failure.butStored ? act() : undefined;
    const { held } = this;
    if (held !== undefined) await new Promise<void>(resolve => held.push(resolve));
    if (failure !== undefined || answer === undefined) return fail({ kind: failure?.kind ?? 'unreachable' });
    return answer;
  }

  private takeFailure(call: Call): PlannedFailure | undefined {
    const at = this.planned.findIndex(planned => planned.call === call);
    return at === -1 ? undefined : this.planned.splice(at, 1)[0];
  }
}
