import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { ChatState } from '@/application/chat/page/ChatState';
import { DraftWriteQueue } from '@/application/chat/engine/runtime/DraftWriteQueue';
import { ConflictingDrafts, type ConflictingDraft } from '@/application/drafts/ConflictingDrafts';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { settled } from '../chat/engine/runtime/runnerSetUp';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

/** Longer than the pause before typed text is saved, in milliseconds. */
const LEFT_MS = 150;

/** One window with one chat on the screen. */
class ChatWindow {
  composer = '';
  offered: readonly ConflictingDraft[] = [];
  private saveDraft: SaveDraft | undefined;
  private conflicts: ConflictingDrafts | undefined;

  constructor(
    private readonly disk: FakeDraftVault,
    private readonly clock: ManualClock,
  ) {}

  async reload(): Promise<void> {
    this.saveDraft?.flush();
    await settled();
    const chatState = new ChatState();
    chatState.post({ type: 'authorised', uid: 'ann' });
    const drafts = new DraftWriteQueue(
      this.disk,
      () => undefined,
      (key, stored) => chatState.post({ type: 'conflictingDrafts', key, stored }),
    );
    const engine: ChatEngine = {
      command: command => {
        if (command.type === 'saveDraft') void drafts.save(command.key, command.text, command.patientName);
        if (command.type === 'discardConflict') void drafts.discardConflict(command.key, command.text);
      },
      listen: () => () => undefined,
    };
    chatState.post({ type: 'drafts', drafts: await drafts.read() });
    this.saveDraft = new SaveDraft(engine, chatState, this.clock);
    this.conflicts = new ConflictingDrafts(engine, chatState, this.saveDraft);
    this.composer = chatState.draftOf(chatDraftKey('c-ana'));
    this.conflicts.watch('c-ana', texts => {
      this.offered = texts;
    });
  }

  type(text: string): void {
    this.composer = text;
    this.saveDraft?.execute(chatDraftKey('c-ana'), text);
  }

  putIn(): void {
    const [first] = this.offered;
    if (first === undefined) return;
    this.type(this.composer + first.text);
    this.conflicts?.discard(first);
  }
}

/**
 * The required content of the store: the text each window typed since it was opened, and the text that earlier windows
 * left behind.
 */
class MustBeThere {
  private readonly typed = new Map<ChatWindow, string>();
  private readonly left = new Set<string>();

  get texts(): readonly string[] {
    return [...this.typed.values(), ...this.left].filter(text => text !== '');
  }

  /** The user has decided about this text by editing, sending or inserting it: it no longer has to be found. */
  decidedOn(text: string): void {
    this.left.delete(text);
    for (const [window, own] of this.typed) if (own === text) this.typed.delete(window);
  }

  isTyped(window: ChatWindow): void {
    this.typed.set(window, window.composer);
  }

  isClosed(window: ChatWindow): void {
    this.left.add(this.typed.get(window) ?? '');
    this.typed.delete(window);
  }
}

interface Act {
  readonly at: number;
  readonly does: 'type' | 'typeOn' | 'send' | 'reload' | 'putIn';
}

const acts = fc.array(
  fc.record<Act>({
    at: fc.nat({ max: 2 }),
    does: fc.constantFrom('type', 'typeOn', 'typeOn', 'send', 'reload', 'putIn'),
  }),
  { maxLength: 30 },
);

async function carryOut(plan: readonly Act[]): Promise<void> {
  const disk = new FakeDraftVault();
  const clock = new ManualClock();
  const must = new MustBeThere();
  const windows = [0, 1, 2].map(() => new ChatWindow(disk, clock));
  for (const window of windows) await window.reload();
  for (const [turn, { at, does }] of plan.entries()) {
    const window = windows[at];
    if (window === undefined || (does === 'putIn' && window.offered.length === 0)) continue;
    if (does === 'reload') must.isClosed(window);
    else must.decidedOn(window.composer);
    if (does === 'putIn') must.decidedOn(window.offered[0]?.text ?? '');
    if (does === 'type') window.type(`<${String(turn)}>`);
    if (does === 'typeOn') window.type(`${window.composer}<${String(turn)}>`);
    if (does === 'send') window.type('');
    if (does === 'reload') await window.reload();
    if (does === 'putIn') window.putIn();
    if (does !== 'reload') must.isTyped(window);
    await settled();
    clock.advance(LEFT_MS);
    await settled();
    const next = new ChatWindow(disk, clock);
    await next.reload();
    const found = [next.composer, ...next.offered.map(({ text }) => text)];
    expect(found).toEqual(expect.arrayContaining([...must.texts]));
  }
}

describe('the drafts of one user in several windows', () => {
  it('are all in the composer or offered in a new window, unless sent, inserted or edited', async () => {
    await assertProperty(
      fc.asyncProperty(acts, plan => carryOut(plan)),
      { numRuns: 300 },
    );
  });

  it('are both found after two windows with one text each were reopened', async () => {
    const [disk, clock] = [new FakeDraftVault(), new ManualClock()];
    const [one, two] = [new ChatWindow(disk, clock), new ChatWindow(disk, clock)];
    for (const window of [one, two]) await window.reload();
    for (const letters of ['W', 'Window']) {
      for (const [window, name] of [
        [one, 'one'],
        [two, 'two'],
      ] as const) {
        window.type(`${letters} ${name}`);
        await settled();
      }
      clock.advance(LEFT_MS);
      await settled();
    }
    for (const window of [one, two]) await window.reload();
    const shown = (window: ChatWindow) => [window.composer, window.offered.map(({ text }) => text)];
    expect([shown(one), shown(two)]).toEqual([
      ['Window two', ['Window one']],
      ['Window two', ['Window one']],
    ]);
    one.putIn();
    await settled();
    expect([one.offered, disk.kept]).toEqual([[], new Map([['c-ana', 'Window twoWindow one']])]);
  });
});
