import { ChatCommands } from '@/application/chat/page/ChatCommands';
import { ChatState } from '@/application/chat/page/ChatState';
import { UNDO_MS, UndoableDiscards } from '@/application/chat/messages/UndoableDiscards';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp() {
  const [engine, chatState, clock] = [new FakeChatEngine(), new ChatState(), new ManualClock()];
  chatState.uid = 'ann';
  const discards = new UndoableDiscards(new ChatCommands(engine, chatState, clock), chatState, clock);
  let shown: readonly string[] = [];
  discards.watch(entryIds => (shown = [...entryIds]));
  const discarded = () => engine.engineCommandsOf('discard').map(({ entryId }) => entryId);
  return { chatState, clock, discards, discarded, shown: () => shown };
}

describe('UndoableDiscards', () => {
  it('deletes a discarded message after ten seconds', () => {
    const { clock, discards, discarded, shown } = setUp();
    discards.discard('e-1');
    clock.advance(UNDO_MS - 1);
    expect([discarded(), shown()]).toEqual([[], ['e-1']]);
    clock.advance(1);
    expect([discarded(), shown()]).toEqual([['e-1'], []]);
  });

  it('does not delete a message whose discard was undone', () => {
    const { clock, discards, discarded, shown } = setUp();
    discards.discard('e-1');
    discards.undo('e-1');
    clock.advance(UNDO_MS);
    expect([discarded(), shown(), clock.pendingWakes]).toEqual([[], [], 0]);
  });

  it('deletes all discarded messages before the next send, each once', () => {
    const { clock, discards, discarded } = setUp();
    discards.discard('e-1');
    discards.discard('e-1');
    discards.discard('e-2');
    discards.finish();
    clock.advance(UNDO_MS);
    expect(discarded()).toEqual(['e-1', 'e-2']);
  });

  it('deletes nothing for another user', () => {
    const { chatState, clock, discards, discarded } = setUp();
    discards.discard('e-1');
    chatState.uid = 'ben';
    clock.advance(UNDO_MS);
    expect(discarded()).toEqual([]);
  });

  describe('of a pending message', () => {
    const entry = anEntry({ id: 'e-9' });
    const waiting = () => {
      const tools = setUp();
      let deleted: readonly string[] = [];
      tools.discards.watchDeleted(entries => (deleted = entries.map(({ id }) => id)));
      tools.discards.discardWaiting(entry);
      return { ...tools, deleted: () => deleted };
    };

    it('deletes it immediately, and restores it once within ten seconds', () => {
      const { clock, discards, discarded, deleted } = waiting();
      clock.advance(UNDO_MS - 1);
      expect([discarded(), deleted()]).toEqual([['e-9'], ['e-9']]);
      expect([discards.removeDeleted('e-9'), discards.removeDeleted('e-9'), deleted()]).toEqual([entry, undefined, []]);
    });

    it('restores nothing later, or for another user', () => {
      const late = waiting();
      late.clock.advance(UNDO_MS);
      expect([late.discards.removeDeleted('e-9'), late.deleted()]).toEqual([undefined, []]);
      const other = waiting();
      other.chatState.uid = 'ben';
      expect(other.discards.removeDeleted('e-9')).toBeUndefined();
    });
  });
});
