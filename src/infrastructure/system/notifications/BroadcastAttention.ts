import { isObject } from '@/domain/kernel/parseJson';
import type { Attention } from '@/application/notifications/ports/Attention';
import { openChannel } from '../kernel/openChannel';

const CHANNEL = 'attention';
/** The time that the other windows have to answer, in milliseconds. */
const ANSWER_LIMIT_MS = 200;

type Word = { readonly asks: string } | { readonly to: string; readonly chat: string };

/**
 * Windows ask each other at the moment when it matters, so nothing can be out of date and a crashed window does not
 * answer.
 */
export class BroadcastAttention implements Attention {
  private readonly channel = openChannel(CHANNEL);
  private readonly answers = new Map<string, string[]>();

  constructor(
    /** The chat on this window's screen, while the window has the focus. */
    private readonly here: () => string | undefined,
    private readonly randomId: () => string,
  ) {
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) => this.handle(data);
  }

  async attended(): Promise<readonly string[]> {
    const own = this.here();
    // Only one window has the focus.
    if (own !== undefined) return [own];
    const question = this.randomId();
    const found: string[] = [];
    this.answers.set(question, found);
    this.say({ asks: question });
    await new Promise(resolve => setTimeout(resolve, ANSWER_LIMIT_MS));
    this.answers.delete(question);
    return found;
  }

  private handle(word: unknown): void {
    if (!isObject(word)) return;
    const chat = this.here();
    if (typeof word['asks'] === 'string' && chat !== undefined) this.say({ to: word['asks'], chat });
    if (typeof word['to'] === 'string' && typeof word['chat'] === 'string')
      this.answers.get(word['to'])?.push(word['chat']);
  }

  private say(word: Word): void {
    this.channel.postMessage(word);
  }
}
