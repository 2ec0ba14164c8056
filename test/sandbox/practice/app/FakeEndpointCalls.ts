import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import type { ArgumentsOf, ReplyOf } from '@/infrastructure/http/endpoints/EndpointTypes';
import type { Answered, EndpointCalls } from '#sandbox/practice/app/EndpointCalls';

type Handler = (args: never) => Answered<unknown>;

/** The endpoint table without a network. A call without a prepared answer is an error. */
export class FakeEndpointCalls implements EndpointCalls {
  /** The called endpoints in order. */
  readonly used: Endpoint[] = [];
  private readonly handlers = new Map<Endpoint, Handler>();
  private readonly lost = new Map<Endpoint, 'done' | 'notDone'>();

  on<E extends Endpoint>(endpoint: E, answer: (args: ArgumentsOf<E>) => Answered<ReplyOf<E>>): void {
    this.handlers.set(endpoint, answer);
  }

  /** The next answer of this endpoint never comes; the call may have been carried out. */
  loseNextAnswer(endpoint: Endpoint, fate: 'done' | 'notDone'): void {
    this.lost.set(endpoint, fate);
  }

  async call<E extends Endpoint>(endpoint: E, args: ArgumentsOf<E>): Promise<Answered<ReplyOf<E>>> {
    this.used.push(endpoint);
    const handler = this.handlers.get(endpoint);
    if (!handler) throw new Error(`Nobody expected ${endpoint.method} ${endpoint.path}.`);
    const fate = this.lost.get(endpoint);
    this.lost.delete(endpoint);
    // Set by `on` with the types of this endpoint.
    const answer = fate === 'notDone' ? undefined : (handler(args as never) as Answered<ReplyOf<E>>);
    if (answer === undefined || fate === 'done') throw new TypeError('fetch failed');
    return answer;
  }

  timesUsed(endpoint: Endpoint): number {
    return this.used.filter(used => used === endpoint).length;
  }
}
