import { EngineUpdateMerger } from '@/application/chat/engine/runtime/EngineUpdateMerger';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { patientName } from '@/domain/kernel/patientName';
import { aSession } from '#test/support/builders/chat/aSession';

describe('EngineUpdateMerger', () => {
  const quentin = (number: number, wish: Partial<ChatSession> = {}, lastName = 'Kettering'): ChatSession =>
    aSession({
      channelId: `c-${number}`,
      patient: { id: `p-${number}`, userId: `${number}`, email: `q.${number}@x.org`, firstName: 'Quentin', lastName },
      ...wish,
    });
  const known = (...sessions: ChatSession[]): EngineUpdate => ({ type: 'sessions', phase: 'known', sessions });

  function setUp() {
    const names = new Map<string, string>();
    const types: string[] = [];
    const merger = new EngineUpdateMerger(update => {
      types.push(update.type);
      const sessions = update.type === 'sessions' ? update.sessions : update.type === 'session' ? [update.session] : [];
      for (const { channelId, patient } of sessions) names.set(channelId, patientName(patient));
    });
    return { merger, types, shown: () => [...names.values()] };
  }

  it('tells namesakes apart across the chats of both generations', () => {
    const { merger, shown } = setUp();
    merger.apply('v2', known(quentin(1), quentin(2, {}, 'Lomax')));
    expect(shown()).toEqual(['Quentin Kettering', 'Quentin Lomax']);
    merger.apply('v1', known(quentin(3, { generation: 'v1' })));
    expect(shown()).toEqual(['Quentin Kettering (q.1@x.org)', 'Quentin Lomax', 'Quentin Kettering (q.3@x.org)']);
  });

  it('adds no distinction when one patient has two chats', () => {
    const { merger, shown } = setUp();
    merger.apply('v2', known(quentin(1)));
    merger.apply('v1', known(quentin(1, { channelId: 'V1.c-1', generation: 'v1' })));
    expect(shown()).toEqual(['Quentin Kettering', 'Quentin Kettering']);
  });

  it('tells a namesake apart in every later update of the chat', () => {
    const { merger, shown, types } = setUp();
    const session = quentin(1);
    merger.apply('v2', known(session, quentin(2)));
    types.length = 0;
    merger.apply('v2', { type: 'session', session: { ...session, unread: 3 } });
    expect([shown()[0], types]).toEqual(['Quentin Kettering (q.1@x.org)', ['session']]);
  });

  it('updates the other names when a patient is renamed', () => {
    const { merger, shown } = setUp();
    merger.apply('v2', known(quentin(1), quentin(2)));
    merger.apply('v2', { type: 'session', session: quentin(2, {}, 'Lomax') });
    expect(shown()).toEqual(['Quentin Kettering', 'Quentin Lomax']);
    merger.apply('v2', { type: 'session', session: quentin(2) });
    expect(shown()).toEqual(['Quentin Kettering (q.1@x.org)', 'Quentin Kettering (q.2@x.org)']);
  });

  it('removes the distinction once the namesake has left the list', () => {
    const { merger, shown } = setUp();
    merger.apply('v2', known(quentin(1), quentin(2)));
    merger.apply('v2', known(quentin(1)));
    expect(shown()[0]).toBe('Quentin Kettering');
  });
});
