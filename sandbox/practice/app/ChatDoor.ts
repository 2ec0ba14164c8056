import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import { endpoints } from '#sandbox/endpoints/endpoints';
import type { LoggedChatDto } from '@/infrastructure/http/chat/chatV1Dtos';
import { RefusedCall } from '#sandbox/practice/ApiClient';
import type { EndpointCalls } from './EndpointCalls';

const {
  requestChat,
  requestEmergencyChat,
  chatExists,
  patientChatToken,
  revokePatientChatToken,
  endPatientChat,
  requestChatLazy,
  patientChatHistory,
} = endpoints.patientChat;

/** A patient's calls to enter and to leave a chat. */
export class ChatDoor {
  constructor(private readonly calls: EndpointCalls) {}

  /** Answers the request id. */
  async ask(message: string, generation: ChatGeneration = 'v2'): Promise<string> {
    return (await this.calls.call(requestChat, { query: { message, pubNub: pubNubOf(generation) } })).value;
  }

  async askAtOnce(message: string): Promise<string> {
    return (await this.calls.call(requestEmergencyChat, { query: { message } })).value;
  }

  /**
   * Continues in a V2 chat with the people of the current V1 chat; without one it requests a chat. Returns the id of
   * either.
   */
  async moveToV2(message: string): Promise<string> {
    return (await this.calls.call(requestChatLazy, { query: { message, upgradeV1: true } })).value;
  }

  /** The generation of the chat under way, where there is one. */
  async underWay(): Promise<ChatGeneration | undefined> {
    for (const generation of ['v2', 'v1'] as const) {
      if ((await this.calls.call(chatExists, { query: { pubNub: pubNubOf(generation) } })).value) return generation;
    }
    return undefined;
  }

  /** Opens the room of the current chat, stays for as long as `visit` takes, and returns its token. */
  async withToken<T>(visit: (token: string) => Promise<T>): Promise<T> {
    const { token } = (await this.calls.call(patientChatToken, {})).value;
    try {
      return await visit(token);
    } finally {
      await this.calls.call(revokePatientChatToken, { query: { token } });
    }
  }

  async end(): Promise<void> {
    await this.calls.call(endPatientChat, {});
  }

  /** The V1 chats, oldest first; none where there never was one. */
  async history(): Promise<readonly LoggedChatDto[]> {
    try {
      return (await this.calls.call(patientChatHistory, {})).value.chats;
    } catch (error) {
      if (error instanceof RefusedCall && error.status === 404) return [];
      throw error;
    }
  }
}
