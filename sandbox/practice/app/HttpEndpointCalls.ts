import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import type { ArgumentsOf, ReplyOf } from '@/infrastructure/http/endpoints/EndpointTypes';
import type { ApiCall } from '#sandbox/practice/ApiCall';
import { type ApiAnswer, type ApiClient, RefusedCall } from '#sandbox/practice/ApiClient';
import type { Timers } from '#sandbox/practice/Timers';
import { callOf } from './callOf';
import type { Answered, EndpointCalls } from './EndpointCalls';
import { readAnswer } from './readAnswer';

const attempts = 6;
const pauseMs = 1_000;

/**
 * The endpoint table over the wire. Repeatable calls are repeated until they succeed or are refused; a command is sent
 * once.
 */
export class HttpEndpointCalls implements EndpointCalls {
  constructor(
    private readonly client: Pick<ApiClient, 'answer'>,
    private readonly timers: Timers,
  ) {}

  async call<E extends Endpoint>(endpoint: E, args: ArgumentsOf<E>): Promise<Answered<ReplyOf<E>>> {
    const { text, etag } = await this.callUntilAnswered(
      callOf(endpoint, args),
      endpoint.repeat === 'command' ? 1 : attempts,
    );
    // The shape was checked against the endpoint's own DTO just now.
    const value = readAnswer(endpoint.reply, text) as ReplyOf<E>;
    return etag === undefined ? { value } : { value, etag };
  }

  private async callUntilAnswered(call: ApiCall, left: number): Promise<ApiAnswer> {
    try {
      return await this.client.answer(call);
    } catch (error) {
      const mayPass = error instanceof RefusedCall ? error.status >= 500 : error instanceof TypeError;
      if (!mayPass || left <= 1) throw error;
      await new Promise<void>(resolve => this.timers.after(pauseMs, resolve));
      return this.callUntilAnswered(call, left - 1);
    }
  }
}
