import { aMessage } from '#test/support/builders/aMessage';
import { aSession } from '#test/support/builders/aSession';
import { chatSetUp } from '#test/support/builders/chatSetUp';

const messages = [aMessage({ minute: 0 }), aMessage({ minute: 1 })];
const timeIds = messages.map(({ timeId }) => timeId);

function setUp() {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  const { engine } = chat;
  engine.tell({ type: 'sessions', phase: 'known', sessions: [aSession()] });
  const store = chat.stores.timeline('c-ana');
  const open = () => {
    const stop = store.start();
    engine.tell({ type: 'opened', channelId: 'c-ana', messages });
    return stop;
  };
  const seen = () => engine.requestsOf('seen').map(report => report.timeIds);
  return { store, open, seen };
}

describe('SeenReports', () => {
  it('tells anew what is on the screen when the chat is opened again, for the engine has forgotten it', () => {
    const { store, open, seen } = setUp();
    const rest = open();
    store.seen.attend(true, true);
    store.seen.showing(timeIds);
    rest();
    open();
    store.seen.showing(timeIds.slice(1));
    expect(seen()).toEqual([timeIds, timeIds.slice(1)]);
  });

  it('does not take what was on the screen before the chat rested for what is there when it is opened again', () => {
    const { store, open, seen } = setUp();
    const rest = open();
    store.seen.attend(false, true);
    store.seen.showing(timeIds);
    rest();
    store.seen.attend(true, true);
    open();
    store.seen.attend(true, true);
    expect(seen()).toEqual([]);
  });
});
