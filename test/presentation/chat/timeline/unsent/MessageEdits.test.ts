import { aMessage } from '#test/support/builders/chat/aMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { SendGate } from '@/presentation/chat/timeline/unsent/SendGate';

const own = aMessage({ owner: 'You', text: 'See you' });

const ben = aSession({
  chatSessionId: 'ben',
  channelId: 'c-ben',
  patient: { id: 'p-ben', userId: 'ben', email: 'ben@example.org', firstName: 'Ben', lastName: 'Okafor' },
});

function setUp() {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  const { engine } = chat;
  engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession(), ben] });
  const store = chat.stores.timeline('c-ana');
  store.start();
  engine.notify({ type: 'opened', channelId: 'c-ana', messages: [own] });
  const { edits } = store;
  const paste = (text: string): void => {
    edits.pasted.addPasted(text);
    edits.changeEdit(text);
  };
  return { ...chat, edits, paste };
}

describe('an edit with pasted text that names another patient', () => {
  it('asks before it is sent, and is sent once confirmed', () => {
    const { engine, edits, paste } = setUp();
    edits.edit(own.timeId);
    paste('Ben Okafor: Monday');
    edits.saveEdit();
    expect([edits.pasted.names, edits.pasted.to, engine.engineCommandsOf('edit')]).toEqual([
      ['Ben Okafor'],
      'Ana Novak',
      [],
    ]);
    edits.pasted.close();
    expect(edits.editing?.draft).toBe('Ben Okafor: Monday');
    edits.saveEdit();
    edits.saveAsked();
    expect([engine.engineCommandsOf('edit').map(({ text }) => text), edits.editing, edits.pasted.names]).toEqual([
      ['Ben Okafor: Monday'],
      undefined,
      [],
    ]);
  });

  it('asks also when a refused message is rewritten', () => {
    const { engine, edits, paste } = setUp();
    const refused = aMessage({ owner: 'You', sent: false, hasFailedToSend: true, outboxId: 'o1', text: 'Refused' });
    engine.notify({ type: 'opened', channelId: 'c-ana', messages: [refused] });
    edits.edit(refused.timeId);
    paste('Ben Okafor: Monday');
    edits.saveEdit();
    expect([edits.pasted.names, engine.engineCommandsOf('send')]).toEqual([['Ben Okafor'], []]);
  });

  it('does not ask about typed text, nor about the next edit', () => {
    const { engine, edits, paste } = setUp();
    edits.edit(own.timeId);
    paste('Ben Okafor: Monday');
    edits.cancelEdit();
    edits.edit(own.timeId);
    edits.changeEdit('Ben Okafor: Monday');
    edits.saveEdit();
    expect([edits.pasted.names, engine.engineCommandsOf('edit')]).toMatchObject([[], [{ text: 'Ben Okafor: Monday' }]]);
  });

  it('asks about a restored edit, since its origin is unknown', () => {
    const { engine, edits } = setUp();
    engine.emit({ type: 'drafts', drafts: new Map([['edit:c-ana', `${own.timeId}\nBen Okafor: Monday`]]) });
    edits.saveEdit();
    expect([edits.editing?.draft, edits.pasted.names]).toEqual(['Ben Okafor: Monday', ['Ben Okafor']]);
  });
});

describe('the box in which a message is edited', () => {
  const other = aMessage({ minute: 1, owner: 'You', text: 'And more' });

  it('stays with its message while its change is not saved', () => {
    const { engine, edits } = setUp();
    engine.notify({ type: 'opened', channelId: 'c-ana', messages: [own, other] });
    edits.edit(own.timeId);
    edits.edit(other.timeId);
    expect([edits.editing, edits.wanted]).toEqual([
      { timeId: other.timeId, draft: 'And more' },
      { timeId: other.timeId },
    ]);
    edits.changeEdit('And much more');
    edits.edit(own.timeId);
    edits.editLast();
    expect([edits.editing, edits.wanted]).toEqual([
      { timeId: other.timeId, draft: 'And much more' },
      { timeId: other.timeId },
    ]);
  });

  it('takes the focus once each time it is opened', () => {
    const { edits } = setUp();
    expect(edits.consumeFocus()).toBe(false);
    edits.edit(own.timeId);
    expect([edits.consumeFocus(), edits.consumeFocus()]).toEqual([true, false]);
    edits.edit(own.timeId);
    expect(edits.consumeFocus()).toBe(true);
  });

  it('receives what is typed while it is out of view', () => {
    const { edits } = setUp();
    edits.typeOn('x');
    expect([edits.editing, edits.wanted]).toEqual([undefined, undefined]);
    edits.edit(own.timeId);
    edits.consumeFocus();
    edits.typeOn('');
    edits.typeOn('!');
    expect([edits.editing?.draft, edits.consumeFocus()]).toEqual(['See you!', true]);
  });
});

describe('SendGate', () => {
  const down = { phase: 'down', since: 1, attempt: 1 } as const;

  it('names the connection while its own generation is delayed', () => {
    const hold = new SendGate('c-a');
    hold.apply({ type: 'sync', sync: down, delayed: ['v1'] });
    expect(hold.reason).toBeUndefined();
    hold.apply({ type: 'sync', sync: down, delayed: ['v2'] });
    expect(hold.reason).toBe('connection');
    hold.apply({ type: 'sync', sync: { phase: 'live' } });
    expect(hold.reason).toBeUndefined();
  });

  it('names the other window for its own chat only, until the next update', () => {
    const hold = new SendGate('c-a');
    hold.apply({ type: 'waitsElsewhere', channelIds: ['c-b'] });
    expect(hold.reason).toBeUndefined();
    hold.apply({ type: 'waitsElsewhere', channelIds: ['c-a', 'c-b'] });
    expect(hold.reason).toBe('window');
    hold.apply({ type: 'waitsElsewhere', channelIds: [] });
    expect(hold.reason).toBeUndefined();
  });
});
