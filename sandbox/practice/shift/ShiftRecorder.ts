import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import type { PerformedCall } from '#sandbox/backend/dispatch/PerformedCall';
import { recordedCalls } from './recordedCalls';
import type { Shift, ShiftStep } from './Shift';
import { ShiftNames } from './ShiftNames';
import { storedMessages } from './storedMessages';

interface Answer {
  readonly id?: string;
  readonly type?: string;
  readonly seq?: string;
  readonly timeId?: string;
}

/** Writes down what everybody does, from when it is made until `end`. */
export class ShiftRecorder {
  private readonly steps: ShiftStep[] = [];
  private readonly names: ShiftNames;
  private readonly startedAt: number;
  /** The server's order at that time. */
  private readonly since: string;
  private readonly known = new Set<string>();

  constructor(private readonly chat: ChatParts) {
    this.names = new ShiftNames(chat);
    this.startedAt = chat.clock.now();
    this.since = chat.log.order.latest();
  }

  get length(): number {
    return this.steps.length;
  }

  record(call: PerformedCall): void {
    if (!recordedCalls.has(call.name) || this.isRepeat(call.value ?? {})) return;
    const { path, query, body, value, uid, name } = call;
    const chatId = path['chatRoomId'] ?? path['chatSessionId'] ?? '';
    const { type, timeId = '' } = (value ?? {}) as Answer;
    const before = type === 'message' ? this.names.youngerThan(chatId, timeId) : 0;
    const named = (values: object) => this.named(chatId, values, type === 'message');
    this.steps.push({
      atMs: Math.round(this.chat.clock.now() - this.startedAt),
      who: uid,
      call: name,
      ...(Object.keys(path).length > 0 && { path: textsOf(named(path)) }),
      ...(query && { query: textsOf(named(query)) }),
      ...(body && { body: named(body) }),
      ...(before > 0 && { before }),
    });
  }

  end(): Shift {
    return { steps: this.steps, stored: storedMessages(this.chat, this.since) };
  }

  /** A message or change that was sent again is stored once, so it happened once. */
  private isRepeat({ id, seq = '' }: Answer): boolean {
    if (id === undefined || seq === '') return false;
    if (this.known.has(id) || seq <= this.since) return true;
    this.known.add(id);
    return false;
  }

  private named(chatId: string, values: object, isNew: boolean): Record<string, unknown> {
    const named = Object.entries(values).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
      const name = this.nameOf(chatId, key, value, isNew);
      return name === undefined ? [] : [[key, name]];
    });
    return Object.fromEntries(named);
  }

  /** Undefined for what the replay chooses anew. */
  private nameOf(chatId: string, key: string, value: unknown, isNew: boolean): unknown {
    if (typeof value !== 'string') return value;
    if (key === 'clientTs' || (key === 'chatMessageKey' && isNew)) return undefined;
    if (key === 'chatRoomId' || key === 'chatSessionId') return this.names.ofChat(value);
    if (key === 'requestId') return this.names.ofRequest(value);
    return ['messageId', 'chatMessageKey', 'timeId', 'upTo', 'replyTo'].includes(key)
      ? this.names.ofMessage(chatId, value)
      : value;
  }
}

function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}
