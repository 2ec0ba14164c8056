import { aSession } from '#test/support/builders/aSession';
import { chatActTools } from '#test/support/builders/chatActTools';

const settle = () => new Promise<void>(resolve => setImmediate(resolve));
const session = aSession();

function setUp() {
  const tools = chatActTools();
  return { ...tools, store: tools.stores.acts('c-ana') };
}

describe('ChatActsStore', () => {
  it('offers what the role in the chat allows', () => {
    const { store } = setUp();
    expect(store.offered(session)).toEqual(['invite', 'handover', 'leave', 'end', 'discharge']);
    expect(store.offered(aSession({ isLeadTherapist: false }))).toEqual(['invite', 'claim', 'leave']);
  });

  describe('asking a colleague', () => {
    const ready = async (act: 'invite' | 'handover') => {
      const world = setUp();
      world.store.show(act, session);
      await settle();
      return world;
    };

    it('has the colleagues by name, and says the outcome with the name of whoever was asked', async () => {
      const { store, acts } = await ready('invite');
      expect(store.colleagues).toMatchObject({ phase: 'known', people: [{ name: 'Ben Okafor' }, { name: 'Cleo Lind' }, { name: 'Dov Adler' }] });
      store.choose('t-dov');
      await store.ask('invite', session);
      expect(store.asked).toEqual({ outcome: 'notSent', name: 'Dov Adler' });
      expect(acts.asks).toHaveLength(1);
    });

    it('asks nobody when nobody was chosen, and hands over only with a message', async () => {
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

    it('keeps what was written when it could not be sent', async () => {
      const { store, acts } = await ready('invite');
      store.choose('t-ben');
      store.write('Please join');
      acts.failNext('unreachable');
      await store.ask('invite', session);
      expect([store.askFailure, store.message, store.chosen, store.busy]).toEqual([{ kind: 'unreachable' }, 'Please join', 't-ben', false]);
    });

    it('keeps what was written when the dialog is closed by mistake, for the act it was written for', async () => {
      const { store } = await ready('handover');
      store.choose('t-ben');
      store.write('End of my shift');
      store.close();
      store.show('invite', session);
      expect(store.message).toBe('');
      store.show('handover', session);
      expect([store.message, store.chosen]).toEqual(['End of my shift', '']);
    });

    it('never takes a list that failed for nobody, and loads it again', async () => {
      const world = setUp();
      world.acts.failNext('unreachable');
      world.store.show('invite', session);
      await settle();
      expect(world.store.colleagues).toEqual({ phase: 'failed' });
      await world.store.loadColleagues('invite', session);
      expect(world.store.colleagues.phase).toBe('known');
    });

    it('begins anew each time', async () => {
      const { store } = await ready('invite');
      store.choose('t-ben');
      await store.ask('invite', session);
      store.close();
      store.show('invite', session);
      expect([store.asked, store.chosen, store.message]).toEqual([undefined, '', '']);
    });
  });

  describe.each(['leave', 'end', 'discharge'] as const)('to %s', act => {
    it('is done once, closes the dialog and tells that the chat is gone', async () => {
      const { store, told } = setUp();
      store.show(act, session);
      await Promise.all([store.goThrough(act, session), store.goThrough(act, session)]);
      expect([told, store.open]).toEqual([[`${act} ana Ana Novak`], undefined]);
    });

    it('keeps the chat and says why when it fails', async () => {
      const { store, told, acts, care } = setUp();
      store.show(act, session);
      if (act === 'discharge') care.failNext('discharge', 'notAllowed');
      else acts.failNext('notAllowed');
      await store.goThrough(act, session);
      expect([told, store.open, store.leavingFailure, store.busy]).toEqual([[], act, { kind: 'notAllowed' }, false]);
    });

    it('says which part of the target is missing', async () => {
      const { store } = setUp();
      store.show(act, session);
      await store.goThrough(act, aSession({ patient: { id: '', userId: 'ana', email: 'ana@example.org' } }));
      expect(store.leavingFailure).toEqual({ kind: 'noPatient' });
    });
  });
});
