import { aSession } from '#test/support/builders/chat/aSession';
import { chatActTools } from '#test/support/builders/chat/chatActTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

const settle = () => new Promise<void>(resolve => setImmediate(resolve));
const session = aSession();

function setUp() {
  const tools = chatActTools();
  const store = tools.stores.acts('c-ana');
  const stop = store.start();
  /** The next act stays unanswered until it is called. */
  const hold = (): (() => Promise<void>) => {
    let reply = (): void => undefined;
    const replied = new Promise<void>(resolve => (reply = resolve));
    tools.acts.delayNext(replied);
    return () => {
      reply();
      return settle();
    };
  };
  return { ...tools, store, stop, hold };
}

beforeAll(() => loadTestTexts('chatActs'));

describe('ChatActsStore', () => {
  it('offers the acts that the role in the chat allows', () => {
    const { store } = setUp();
    expect(store.offered(session)).toEqual(['invite', 'handover', 'leave', 'end', 'discharge']);
    expect(store.offered(aSession({ isLeadTherapist: false }))).toEqual(['invite', 'claim', 'leave', 'discharge']);
  });

  describe('asking a colleague', () => {
    const ready = async (act: 'invite' | 'handover') => {
      const world = setUp();
      world.store.show(act, session);
      await settle();
      return world;
    };

    it('lists the asked colleague as pending after a lost answer', async () => {
      const { store, acts } = await ready('invite');
      store.choose('t-ben');
      acts.failNext('unreachable', { butDone: true });
      await store.ask('invite', session);
      expect(store.askFailure).toEqual({ kind: 'unreachable' });
      const { colleagues } = store;
      expect(colleagues.phase === 'known' && colleagues.people.items[0]).toMatchObject({
        therapistId: 't-ben',
        pending: { act: 'invite' },
      });
    });

    it('lists the colleagues by name, and names the one who was asked in the outcome', async () => {
      const { store, acts } = await ready('invite');
      expect(store.colleagues).toMatchObject({
        phase: 'known',
        people: { items: [{ name: 'Ben Okafor' }, { name: 'Cleo Lind' }, { name: 'Dov Adler' }], unreadable: 0 },
      });
      store.choose('t-dov');
      await store.ask('invite', session);
      expect(store.asked).toEqual({ outcome: 'notSent', name: 'Dov Adler' });
      expect(acts.asks).toHaveLength(1);
    });

    it('sends nothing when no colleague was chosen, and hands over only with a message', async () => {
      const { store, acts } = await ready('handover');
      await store.ask('handover', session);
      expect(store.askFailure).toEqual({ kind: 'noColleague' });
      store.choose('t-ben');
      await store.ask('handover', session);
      expect([store.askFailure, acts.asks]).toEqual([{ kind: 'noMessage' }, []]);
      store.write('End of my shift');
      await store.ask('handover', session);
      expect([store.askFailure, store.asked?.outcome]).toEqual([undefined, 'sent']);
    });

    it('asks once, however often it is pressed', async () => {
      const { store, acts } = await ready('invite');
      store.choose('t-ben');
      await Promise.all([store.ask('invite', session), store.ask('invite', session)]);
      await store.ask('invite', session);
      expect(acts.asks).toHaveLength(1);
    });

    it('keeps the message when it could not be sent', async () => {
      const { store, acts } = await ready('invite');
      store.choose('t-ben');
      store.write('Please join');
      acts.failNext('unreachable');
      await store.ask('invite', session);
      expect([store.askFailure, store.message, store.chosen, store.busy]).toEqual([
        { kind: 'unreachable' },
        'Please join',
        't-ben',
        false,
      ]);
      store.close();
      store.show('invite', session);
      expect(store.message).toBe('Please join');
    });

    it('keeps the message for its act when the dialog is closed', async () => {
      const { store } = await ready('handover');
      store.choose('t-ben');
      store.write('End of my shift');
      store.close();
      store.show('invite', session);
      expect([store.message, store.chosen]).toEqual(['', '']);
      store.show('handover', session);
      expect([store.message, store.chosen]).toEqual(['End of my shift', 't-ben']);
    });

    it('keeps the chosen colleague over a reload until the request is sent, but not as an unsent text', async () => {
      const { store, stop, chatState, stores } = await ready('invite');
      store.choose('t-ben');
      stop();
      expect(chatState.unsentTexts()).toEqual([]);
      const again = stores.acts('c-ana');
      again.show('invite', session);
      await settle();
      expect(again.chosenName).toBe('Ben Okafor');
      await again.ask('invite', session);
      again.show('invite', session);
      expect(again.chosen).toBe('');
    });

    it('does not ask a colleague who is no longer listed', async () => {
      const { store, acts } = await ready('invite');
      store.choose('t-gone');
      await store.ask('invite', session);
      expect([store.askFailure, acts.done]).toEqual([{ kind: 'noColleague' }, []]);
    });

    it('keeps the message as an unsent text after the chat has ended, until it is sent', async () => {
      const { store, stop, chatState, stores } = await ready('handover');
      store.write('End of my shift');
      stop();
      expect(chatState.unsentTexts()).toEqual([{ channelId: 'c-ana', text: 'End of my shift' }]);
      const again = stores.acts('c-ana');
      again.show('handover', session);
      await settle();
      again.choose('t-ben');
      expect(again.message).toBe('End of my shift');
      await again.ask('handover', session);
      expect(chatState.unsentTexts()).toEqual([]);
    });

    it('stays open until the answer arrives', async () => {
      const { store, hold } = await ready('invite');
      store.choose('t-ben');
      const answer = hold();
      const asked = store.ask('invite', session);
      store.close();
      store.show('end', session);
      expect([store.open, store.busy]).toEqual(['invite', true]);
      await answer();
      await asked;
      expect([store.asked?.outcome, store.busy]).toEqual(['sent', false]);
      store.close();
      expect(store.open).toBeUndefined();
    });

    it.each([
      ['invite', undefined, 'Invite a colleague, chat with Ana Novak: Invitation has been successfully sent.'],
      [
        'handover',
        undefined,
        'Hand over, chat with Ana Novak: Ben Okafor has been asked to take over. ' +
          'You stay the lead therapist until they accept.',
      ],
      ['handover', 'notLead', 'Hand over, chat with Ana Novak: Only the lead therapist of this chat can do this.'],
    ] as const)(
      'reports the outcome in a toast when the chat is no longer on the screen: %s, %s',
      async (act, failure, words) => {
        const { store, stop, hold, acts, received } = await ready(act);
        store.choose('t-ben');
        store.write('End of my shift');
        const answer = hold();
        if (failure !== undefined) acts.failNext(failure);
        const asked = store.ask(act, session);
        stop();
        await answer();
        await asked;
        expect(received).toEqual([words]);
      },
    );

    it('never shows a list that failed as empty, and loads it again', async () => {
      const world = setUp();
      world.acts.failNext('unreachable');
      world.store.show('invite', session);
      await settle();
      expect(world.store.colleagues).toEqual({ phase: 'failed' });
      await world.store.loadColleagues('invite', session);
      expect(world.store.colleagues.phase).toBe('known');
    });

    it('starts empty after each request', async () => {
      const { store } = await ready('invite');
      store.choose('t-ben');
      await store.ask('invite', session);
      store.close();
      store.show('invite', session);
      expect([store.asked, store.chosen, store.message]).toEqual([undefined, '', '']);
    });
  });

  describe.each(['leave', 'end'] as const)('the act %s', act => {
    it('runs once, closes the dialog and reports that the chat has ended', async () => {
      const { store, received } = setUp();
      store.show(act, session);
      await Promise.all([store.goThrough(act, session), store.goThrough(act, session)]);
      expect([received, store.open]).toEqual([[`${act} ana Ana Novak`], undefined]);
    });

    it('keeps the chat and says why when it fails', async () => {
      const { store, received, acts } = setUp();
      store.show(act, session);
      acts.failNext('notAllowed');
      await store.goThrough(act, session);
      expect([received, store.open, store.leavingFailure, store.busy]).toEqual([
        [],
        act,
        { kind: 'notAllowed' },
        false,
      ]);
    });

    it('cannot be cancelled once it has been sent', async () => {
      const { store, received, hold } = setUp();
      store.show(act, session);
      const answer = hold();
      const done = store.goThrough(act, session);
      store.close();
      expect([store.open, store.busy, received]).toEqual([act, true, []]);
      await answer();
      await done;
      expect([store.open, store.busy, received]).toEqual([undefined, false, [`${act} ana Ana Novak`]]);
    });

    it('reports a failure in a toast when the chat is no longer on the screen', async () => {
      const { store, stop, received, acts } = setUp();
      store.show(act, session);
      acts.failNext('notAllowed');
      const done = store.goThrough(act, session);
      stop();
      await done;
      expect(received).toEqual([
        expect.stringMatching(
          /^(Leave|End) the chat, chat with Ana Novak: Couldn’t (leave|end) the chat\. Please contact support\.$/,
        ),
      ]);
    });

    it('names the missing part of the target', async () => {
      const { store } = setUp();
      store.show(act, session);
      await store.goThrough(act, aSession({ patient: { id: '', userId: 'ana', email: 'ana@example.org' } }));
      expect(store.leavingFailure).toEqual({ kind: 'noPatient' });
    });
  });
});
