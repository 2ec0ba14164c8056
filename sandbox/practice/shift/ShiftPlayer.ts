import { endpoints } from '@/infrastructure/http/endpoints/endpoints';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import type { ApiCall } from '#sandbox/practice/ApiCall';
import type { ApiClient } from '#sandbox/practice/ApiClient';
import type { Timers } from '#sandbox/practice/Timers';
import type { Shift, ShiftStep } from './Shift';
import { ShiftNames } from './ShiftNames';

export interface PlayerSurroundings {
  readonly chat: ChatParts;
  readonly timers: Timers;
  /** The backend as that person calls it, by identity id. */
  readonly clientOf: (uid: string) => Pick<ApiClient, 'call'>;
  /** How many times faster than it was; without it, as fast as it goes. */
  readonly speed?: number;
}

export interface Replayed {
  readonly done: number;
  /** What was refused or concerns something that is not there, in plain words. */
  readonly failures: readonly string[];
}

/** Does again what a recorded shift says, one after the other in its order, through the public interfaces. */
export class ShiftPlayer {
  private readonly names: ShiftNames;
  private readonly failed: string[] = [];
  private done = 0;
  private stopped = false;
  private resume: () => void = () => undefined;

  constructor(
    private readonly shift: Shift,
    private readonly world: PlayerSurroundings,
  ) {
    this.names = new ShiftNames(world.chat);
  }

  get state(): Replayed & { readonly of: number } {
    return { done: this.done, failures: [...this.failed], of: this.shift.steps.length };
  }

  async play(): Promise<Replayed> {
    let at = 0;
    for (const step of this.shift.steps) {
      await this.wait(step.atMs - at);
      if (this.stopped) break;
      at = step.atMs;
      await this.perform(step);
    }
    return this.state;
  }

  stop(): void {
    this.stopped = true;
    this.resume();
  }

  private wait(ms: number): Promise<void> {
    const { speed, timers } = this.world;
    if (speed === undefined || ms <= 0) return Promise.resolve();
    return new Promise(resolve => {
      const callOff = timers.after(ms / speed, resolve);
      this.resume = () => {
        callOff();
        resolve();
      };
    });
  }

  private async perform(step: ShiftStep): Promise<void> {
    try {
      await this.world.clientOf(step.who).call(this.callOf(step));
    } catch (error) {
      this.failed.push(`${step.who} ${step.call}: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.done += 1;
  }

  private callOf(step: ShiftStep): ApiCall {
    const { method, path } = endpointOf(step.call);
    const chatId = this.chatIdOf(step);
    const clientTs = this.names.timeIdBefore(chatId, step.before ?? 0);
    const ids = this.idsOf(chatId, step.path ?? {});
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(ids[name] ?? (name === 'chatMessageKey' ? clientTs : '')),
    );
    // A deletion of V2 carries its time id in the query, everything else that is stored in the body.
    const query = { ...this.idsOf(chatId, step.query ?? {}), ...(step.call === 'chat.deleteMessage' && { clientTs }) };
    const body = step.body && { ...this.idsOf(chatId, step.body), ...(writes.has(step.call) && { clientTs }) };
    return { method, path: filled, ...(Object.keys(query).length > 0 && { query }), ...(body && { body }) };
  }

  private chatIdOf({ path = {} }: ShiftStep): string {
    const name = path['chatRoomId'] ?? path['chatSessionId'];
    const room = name === undefined ? undefined : this.names.chatOf(name);
    if (name !== undefined && !room) throw new Error(`There is no chat of ${name}.`);
    return room ? channelOfRoom(room) : '';
  }

  private idsOf(chatId: string, values: Readonly<Record<string, unknown>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, this.idOf(chatId, key, value)]),
    ) as Record<string, string>;
  }

  private idOf(chatId: string, key: string, value: unknown): unknown {
    if (typeof value !== 'string') return value;
    if (key === 'chatRoomId') return chatId;
    if (key === 'chatSessionId') return this.names.chatOf(value)?.id;
    if (key === 'requestId')
      return this.names.requestOf(value) ?? refuseShift(`The request of ${value} does not wait.`);
    if (!['messageId', 'chatMessageKey', 'timeId', 'upTo', 'replyTo'].includes(key)) return value;
    return this.names.messageOf(chatId, value) ?? refuseShift(`There is no message ${value}.`);
  }
}

const writes: ReadonlySet<string> = new Set(['chat.sendMessage', 'chat.editMessage', 'chatV1.putMessage']);

function endpointOf(call: string): { readonly method: ApiCall['method']; readonly path: string } {
  const [feature = '', name = ''] = call.split('.');
  const table: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints;
  const found = table[feature]?.[name] ?? refuseShift(`There is no call ${call}.`);
  const { method, path } = found;
  return method === 'PATCH' ? refuseShift(`${call} is no part of a shift.`) : { method, path };
}

function refuseShift(text: string): never {
  throw new Error(text);
}
