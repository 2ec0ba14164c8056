import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { DeliveryFailure } from '../../ports/ChatGateway';
import type { EngineEffect } from '../reducer/EngineEffect';
import type { EngineEvent } from '../reducer/EngineEvent';
import type { EnginePorts } from './EnginePorts';

export type CallEffect = Extract<
  EngineEffect,
  { type: 'post' | 'loadSessions' | 'loadParticipants' | 'loadPage' | 'catchUp' | 'markRead' | 'markTyping' }
>;

/** Performs effects that are calls to the backend. Each returns the resulting events. */
export class EngineCalls {
  constructor(
    private readonly ports: Pick<EnginePorts, 'gateway' | 'feed'>,
    /** Called when a delivery got no answer: the connection may be gone. */
    private readonly onUnreachable: () => void,
  ) {}

  async carryOut(effect: CallEffect, uid: string): Promise<readonly EngineEvent[]> {
    switch (effect.type) {
      case 'post':
        return [await this.post(effect.entry)];
      case 'loadSessions':
        return [await this.loadSessions(effect.request)];
      case 'loadParticipants':
        return this.loadParticipants(effect.channelId);
      case 'loadPage':
        return [await this.loadPage(uid, effect.channelId, effect.before)];
      case 'catchUp':
        return [await this.catchUp(uid, effect.since)];
      case 'markRead':
        return this.markRead(effect.channelId, effect.timeId);
      case 'markTyping':
        await this.ports.gateway.markAsTyping(effect.channelId, effect.isTyping);
        return [];
    }
  }

  private async post(entry: OutboxEntry): Promise<EngineEvent> {
    const answer = await this.ports.gateway.deliver(entry);
    if (answer.ok) return { type: 'posted', entry, event: answer.value };
    if (answer.failure.kind === 'unreachable') this.onUnreachable();
    return { type: 'postFailed', entry, failure: answer.failure };
  }

  private async loadSessions(request: number): Promise<EngineEvent> {
    const answer = await this.ports.gateway.sessions();
    if (answer.ok)
      return { type: 'sessionsLoaded', request, sessions: answer.value.items, unreadable: answer.value.unreadable };
    return answer.failure.kind === 'sessionEnded' ? { type: 'sessionEnded' } : { type: 'sessionsFailed', request };
  }

  private async loadParticipants(channelId: string): Promise<readonly EngineEvent[]> {
    const answer = await this.ports.gateway.participants(channelId);
    if (answer.ok) return [{ type: 'participantsLoaded', channelId, people: answer.value }];
    const { kind } = answer.failure;
    return [...sessionEnd(kind), { type: 'participantsFailed', channelId, kind }];
  }

  private async loadPage(uid: string, channelId: string, before: TimeId | undefined): Promise<EngineEvent> {
    const answer = await this.ports.feed.history(uid, channelId, before);
    return answer.ok
      ? { type: 'page', channelId, events: answer.value.events, reachedStart: answer.value.complete }
      : { type: 'pageFailed', channelId, kind: answer.failure.kind };
  }

  private async catchUp(uid: string, since: TimeId): Promise<EngineEvent> {
    const answer = await this.ports.feed.since(uid, since);
    return answer.ok
      ? { type: 'caughtUp', events: answer.value.events, done: answer.value.complete }
      : { type: 'catchUpFailed' };
  }

  private async markRead(channelId: string, timeId: TimeId): Promise<readonly EngineEvent[]> {
    const answer = await this.ports.gateway.markAsRead(channelId, timeId);
    if (answer.ok) return [];
    const { kind } = answer.failure;
    return [...sessionEnd(kind), { type: 'readFailed', channelId, kind }];
  }
}

const sessionEnd = (kind: DeliveryFailure['kind']): readonly EngineEvent[] =>
  kind === 'sessionEnded' ? [{ type: 'sessionEnded' }] : [];
