import type { OutboxBench } from './OutboxBench';

export interface Wait {
  readonly text: string;
  readonly channelId: string;
  /** The text of the message that an edit changes. A message has its own text here. */
  readonly target: string;
  readonly kind: 'message' | 'edit';
  /** False while it is only in memory. A refusal or a retry saves it again. */
  isOnDisk: boolean;
  isRefused: boolean;
}

/**
 * The expected state, in plain arrays: pending messages, those on the server, and those that have arrived here.
 */
export class OutboxModel {
  waiting: Wait[] = [];
  /** Messages and edits by their text, in server order. */
  readonly stored: Wait[] = [];
  readonly received = new Set<string>();
  readonly everything = new Map<string, Wait>();
  /**
   * Discarded, or lost with the page that held it in memory. If it reached the server anyway, its position there is
   * undefined.
   */
  readonly discarded = new Set<string>();
  /** Chats in which a failed attempt is followed by a pause. */
  readonly resting = new Set<string>();
  /** The messages being sent, by chat. */
  readonly trying = new Map<string, string>();

  press(wait: Wait): void {
    this.everything.set(wait.text, wait);
    this.waiting.push(wait);
    this.sendNext(wait.channelId);
  }

  /** The server stores it. The model's server refuses nothing and stores everything once. */
  store(text: string): void {
    const act = this.everything.get(text);
    if (act !== undefined && !this.stored.includes(act)) this.stored.push(act);
  }

  /** The window learns that the server has stored it. */
  handleUpdate(text: string): void {
    this.received.add(text);
    const { channelId } = this.everything.get(text) ?? { channelId: '' };
    if (!this.waiting.some(wait => wait.text === text)) return this.stopTrying(channelId, text);
    this.waiting = this.waiting.filter(wait => wait.text !== text);
    this.resting.delete(channelId);
    this.stopTrying(channelId, text);
    this.sendNext(channelId);
  }

  receiveAll(): void {
    for (const { text } of [...this.stored].reverse()) this.handleUpdate(text);
  }

  fail(text: string): void {
    const { channelId = '' } = this.everything.get(text) ?? {};
    if (this.trying.get(channelId) !== text) return;
    this.trying.delete(channelId);
    this.resting.add(channelId);
  }

  refuse(text: string): void {
    const wait = this.waiting.find(known => known.text === text);
    if (wait === undefined || this.trying.get(wait.channelId) !== text) return;
    this.trying.delete(wait.channelId);
    wait.isRefused = true;
    wait.isOnDisk = true;
  }

  tryAgain(channelId: string): void {
    this.resting.delete(channelId);
    for (const wait of this.line(channelId)) wait.isRefused = false;
    this.sendNext(channelId);
  }

  endPause(channelId: string): void {
    this.resting.delete(channelId);
    this.sendNext(channelId);
  }

  discard(text: string): void {
    const given = this.waiting.filter(
      wait => wait.text === text || (this.everything.get(text)?.kind === 'message' && wait.target === text),
    );
    for (const wait of given) this.discarded.add(wait.text);
    this.waiting = this.waiting.filter(wait => !given.includes(wait));
    for (const { channelId, text: gone } of given) this.stopTrying(channelId, gone);
    for (const { channelId } of given) this.sendNext(channelId);
  }

  reload(): void {
    for (const { text, isOnDisk } of this.waiting) if (!isOnDisk) this.discarded.add(text);
    this.waiting = this.waiting.filter(({ isOnDisk }) => isOnDisk);
    this.resting.clear();
    this.trying.clear();
    this.received.clear();
    for (const channelId of ['c-a', 'c-b']) this.sendNext(channelId);
    this.receiveAll();
  }

  line(channelId: string): Wait[] {
    return this.waiting.filter(wait => wait.channelId === channelId);
  }

  /** Messages in the open chat, oldest first. */
  visible(): Wait[] {
    const own = [...this.everything.values()].filter(
      ({ kind, channelId }) => kind === 'message' && channelId === 'c-a',
    );
    return own.filter(({ text }) => this.received.has(text) || this.line('c-a').some(wait => wait.text === text));
  }

  /** Its bubbles: the text, and whether it is pending or has failed. */
  bubbles(): string[] {
    return this.visible().map(message => this.bubble(message));
  }

  private bubble({ text }: Wait): string {
    const changes = this.line('c-a').filter(({ target }) => target === text);
    const confirmed = this.stored.findLast(act => act.target === text && this.received.has(act.text))?.text ?? text;
    const state = changes.some(({ isRefused }) => isRefused) ? ' failed' : changes.length > 0 ? ' waits' : '';
    return (changes.at(-1)?.text ?? confirmed) + state;
  }

  private sendNext(channelId: string): void {
    const head = this.line(channelId)[0];
    if (head === undefined) this.resting.delete(channelId);
    if (head === undefined || head.isRefused || this.trying.has(channelId) || this.resting.has(channelId)) return;
    this.trying.set(channelId, head.text);
  }

  private stopTrying(channelId: string, text: string): void {
    if (this.trying.get(channelId) === text) this.trying.delete(channelId);
  }
}

/** Everything that must be the same in the model and in the engine. */
export function compareOutbox(model: OutboxModel, { engine, stored, calls }: OutboxBench): void {
  const shown = engine.screen
    .bubbles()
    .map(({ text, isPending, hasFailedToSend }) => text + (hasFailedToSend ? ' failed' : isPending ? ' waits' : ''));
  expect(shown).toEqual(model.bubbles());
  for (const channelId of ['c-a', 'c-b']) {
    const line = engine.screen.unsent.filter(entry => entry.channelId === channelId);
    expect(line.map(({ text, refusal }) => [text, refusal !== undefined])).toEqual(
      model.line(channelId).map(({ text, isRefused }) => [text, isRefused]),
    );
    const trying = engine.state.outbox.get(channelId)?.sending;
    expect(line.find(({ id }) => id === trying)?.text).toBe(model.trying.get(channelId));
    if (trying !== undefined) expect(calls.some(({ id }) => id === trying)).toBe(true);
    const order = stored
      .filter(event => event.channelId === channelId && event.type === 'message')
      .map(event => ('text' in event ? event.text : ''));
    const kept = order.filter(text => !model.discarded.has(text));
    expect(kept).toEqual([...kept].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))));
    expect(new Set(order).size).toBe(order.length);
  }
}
