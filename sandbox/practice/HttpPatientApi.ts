import { chatSessionIdOf, generationOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import type { ApiCall } from './ApiCall';
import { type ApiClient, RefusedCall } from './ApiClient';
import type { PatientApi } from './PatientApi';
import type { Timers } from './Timers';

const attempts = 6;
const pauseMs = 1_000;

/** A patient's app on the public interfaces of the sandbox; it meets every fault that a real one would meet. */
export class HttpPatientApi implements PatientApi {
  private lastClientTs = 0n;

  constructor(
    private readonly client: ApiClient,
    private readonly clock: { now(): number },
    private readonly timers: Timers,
  ) {}

  async requestChat(message: string, generation: ChatGeneration = 'v2'): Promise<void> {
    await this.callWithRetries({
      method: 'POST',
      path: '/patient/chat/request-chat',
      query: { message, pubNub: String(pubNubOf(generation)) },
    });
  }

  async requestEmergencyChat(message: string): Promise<void> {
    await this.callWithRetries({ method: 'POST', path: '/patient/chat/request-emergency-chat', query: { message } });
  }

  async hasChat(): Promise<boolean> {
    return (
      (await this.callWithRetries({ method: 'GET', path: '/patient/chat/exists', query: { pubNub: 'true' } })) ===
      'true'
    );
  }

  async send(channel: string, text: string): Promise<string> {
    const clientTs = this.nextClientTs();
    const stored = isOld(channel)
      ? await this.callWithRetries({ method: 'PUT', path: messagePath(channel, clientTs), body: { clientTs, text } })
      : await this.callWithRetries({ method: 'POST', path: `/v2/chats/${channel}/messages`, body: { clientTs, text } });
    return (JSON.parse(stored) as { readonly timeId: string }).timeId;
  }

  async edit(channel: string, timeId: string, text: string): Promise<void> {
    await this.callWithRetries({
      method: 'PUT',
      path: messagePath(channel, timeId),
      body: { clientTs: this.nextClientTs(), text },
    });
  }

  async delete(channel: string, timeId: string): Promise<void> {
    const clientTs = this.nextClientTs();
    if (isOld(channel))
      await this.callWithRetries({
        method: 'PUT',
        path: messagePath(channel, timeId),
        body: { clientTs, text: '', deleted: true },
      });
    else await this.callWithRetries({ method: 'DELETE', path: messagePath(channel, timeId), query: { clientTs } });
  }

  async markAsTyping(channel: string, isTyping: boolean): Promise<void> {
    await this.callWithRetries({
      method: 'POST',
      path: `/v2/chats/${channel}/action/mark-as-typing`,
      query: { isTyping: String(isTyping) },
    });
  }

  async markAsRead(channel: string, timeId: string): Promise<void> {
    if (isOld(channel))
      await this.callWithRetries({
        method: 'POST',
        path: `${roomPath(channel)}/action/markAllAsRead`,
        query: { upTo: timeId },
      });
    else
      await this.callWithRetries({
        method: 'POST',
        path: `/v2/chats/${channel}/action/mark-as-read`,
        body: { timeId },
      });
  }

  async markAsOnline(isOnline: boolean): Promise<void> {
    await this.callWithRetries({
      method: 'POST',
      path: '/v2/chats/action/mark-as-online',
      query: { isOnline: String(isOnline) },
    });
  }

  async endChat(): Promise<void> {
    await this.callWithRetries({ method: 'POST', path: '/patient/chat/end-chat' });
  }

  async moveToV2(message: string): Promise<void> {
    await this.callWithRetries({
      method: 'POST',
      path: '/beta/request-chat-lazy',
      query: { message, upgradeV1: 'true' },
    });
  }

  private async callWithRetries(call: ApiCall, left = attempts - 1): Promise<string> {
    try {
      return await this.client.call(call);
    } catch (error) {
      const mayPass = !(error instanceof RefusedCall) || error.status >= 500;
      if (!mayPass || left === 0) throw error;
      await new Promise<void>(resolve => this.timers.after(pauseMs, resolve));
      return this.callWithRetries(call, left - 1);
    }
  }

  private nextClientTs(): string {
    const now = BigInt(Math.floor(this.clock.now())) * 10_000n;
    this.lastClientTs = now > this.lastClientTs ? now : this.lastClientTs + 1n;
    return String(this.lastClientTs);
  }
}

const isOld = (channel: string): boolean => generationOf(channel) === 'v1';

const roomPath = (channel: string): string => `/chats/${chatSessionIdOf(channel)}`;

const messagePath = (channel: string, timeId: string): string =>
  `${isOld(channel) ? roomPath(channel) : `/v2/chats/${channel}`}/messages/${timeId}`;
