import { isEngineUpdate } from '@/application/chat/protocol/HostUpdate';
import { ChatState } from '@/application/chat/page/ChatState';
import { type ChatUpdate } from '@/application/chat/page/ChatUpdate';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

function setUp() {
  const chatState = new ChatState();
  const notify = (...update: readonly EngineUpdate[]): void => update.forEach(item => chatState.post(item));
  /** The updates of a screen that subscribes now. */
  const heardLate = (): EngineUpdate[] => {
    const hostUpdates: ChatUpdate[] = [];
    chatState.subscribe(hostUpdate => hostUpdates.push(hostUpdate))();
    return hostUpdates.filter(isEngineUpdate);
  };
  chatState.post({ type: 'authorised', uid: 'me' });
  return { chatState, notify, heardLate };
}

describe('ChatState', () => {
  it('passes the list with all later changes to a screen that subscribes late', () => {
    const { notify, heardLate } = setUp();
    notify(
      { type: 'sessions', phase: 'known', sessions: [aSession()] },
      { type: 'session', session: aSession({ unread: 4 }) },
    );
    expect(heardLate()).toContainEqual({ type: 'sessions', phase: 'known', sessions: [aSession({ unread: 4 })] });
  });

  it('tells a patient from a namesake on another list only while the namesake is there', () => {
    const { chatState, notify, heardLate } = setUp();
    const { patient } = aSession();
    const namesake = { ...patient, id: 'p-other', email: 'other@example.org' };
    const shown: (string | undefined)[] = [];
    chatState.watch({ sessions: ({ sessions }) => shown.push(...sessions.map(session => session.patient.apart)) });
    notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    chatState.knownPatients.learn('assigned', [namesake]);
    notify({ type: 'session', session: aSession({ unread: 4 }) });
    const apart = { ...patient, apart: patient.email };
    expect(heardLate()).toContainEqual({
      type: 'sessions',
      phase: 'known',
      sessions: [aSession({ unread: 4, patient: apart })],
    });
    expect(chatState.nameOf('c-ana')).toBe(`Ana Novak (${patient.email})`);
    chatState.knownPatients.learn('assigned', []);
    expect(shown).toEqual([undefined, patient.email, undefined]);
  });

  it('tells namesakes apart once a patient is renamed', () => {
    const { chatState, notify } = setUp();
    const { patient } = aSession();
    const other = { ...patient, id: 'p-other', email: 'other@example.org', firstName: 'Ben' };
    notify({
      type: 'sessions',
      phase: 'known',
      sessions: [aSession(), aSession({ channelId: 'c-ben', patient: other })],
    });
    notify({ type: 'session', session: aSession({ channelId: 'c-ben', patient: { ...other, firstName: 'Ana' } }) });
    expect([...chatState.sessions.values()].map(session => session.patient.apart)).toEqual([
      patient.email,
      'other@example.org',
    ]);
  });

  it('forgets the patients of other lists on sign-out', () => {
    const { chatState } = setUp();
    chatState.knownPatients.learn('assigned', [aSession().patient]);
    chatState.clear();
    expect(chatState.knownPatients.patients).toEqual([]);
  });

  it('remembers that access was revoked until the user is a participant again', () => {
    const { notify, heardLate } = setUp();
    const revoked: EngineUpdate = { type: 'chatFailure', channelId: 'c-ana', kind: 'notInChat' };
    notify(revoked);
    expect(heardLate()).toContainEqual(revoked);
    notify({
      type: 'participants',
      channelId: 'c-ana',
      participants: { phase: 'known', unreadable: 0, people: [{ userId: 'me', role: 'therapist', name: 'Mia' }] },
    });
    expect(heardLate()).not.toContainEqual(revoked);
  });

  it('does not repeat a failure that was a single event', () => {
    const { notify, heardLate } = setUp();
    notify({ type: 'chatFailure', channelId: 'c-ana', kind: 'unknown' }, { type: 'sendTimeout', channelId: 'c-ana' });
    expect(heardLate().map(({ type }) => type)).toEqual(['sessions', 'unsent']);
  });

  it('holds a submitted text until the engine has it', () => {
    const { chatState, notify } = setUp();
    chatState.markSubmitted('c-ana', 'Hello');
    expect(chatState.unsentTexts()).toEqual([{ channelId: 'c-ana', text: 'Hello' }]);
    const entry = anUnsentMessage({ text: 'Hello' });
    notify({ type: 'unsent', entries: [entry] });
    expect(chatState.unsentTexts()).toEqual([{ channelId: 'c-ana', text: 'Hello' }]);
    notify({ type: 'unsent', entries: [] });
    expect(chatState.unsentTexts()).toEqual([]);
  });

  it('holds each of two equal submitted texts until the engine has that one', () => {
    const { chatState, notify } = setUp();
    const [first, second] = [
      anUnsentMessage({ id: 'first', text: 'Hello' }),
      anUnsentMessage({ id: 'second', text: 'Hello' }),
    ];
    chatState.markSubmitted('c-ana', 'Hello');
    chatState.markSubmitted('c-ana', 'Hello');
    notify({ type: 'unsent', entries: [first] }, { type: 'unsent', entries: [first] });
    expect(chatState.unsentTexts()).toHaveLength(2);
    notify({ type: 'unsent', entries: [first, second] });
    expect(chatState.unsentTexts()).toHaveLength(2);
    notify({ type: 'unsent', entries: [second] });
    expect(chatState.unsentTexts()).toHaveLength(1);
  });

  it('prefers the typed text to the stored one', () => {
    const { chatState } = setUp();
    chatState.setDraft(chatDraftKey('c-ana'), '');
    chatState.post({
      type: 'drafts',
      drafts: new Map([
        ['c-ana', 'old'],
        ['c-ben', 'kept'],
      ]),
    });
    expect([chatState.draftOf(chatDraftKey('c-ana')), chatState.draftOf(chatDraftKey('c-ben'))]).toEqual(['', 'kept']);
  });

  it('names a patient as in the list, else by the saved name, and ignores a blank one', () => {
    const { chatState, notify } = setUp();
    notify({
      type: 'unsent',
      entries: [
        anUnsentMessage({ patientName: 'A. Novak' }),
        anUnsentMessage({ channelId: 'c-ben', patientName: ' ' }),
      ],
    });
    expect([chatState.nameOf('c-ana'), chatState.nameOf('c-ben')]).toEqual(['A. Novak', '']);
    notify(
      { type: 'sessions', phase: 'known', sessions: [aSession()] },
      { type: 'unsent', entries: [anUnsentMessage({ patientName: 'A. Novak' })] },
    );
    expect(chatState.nameOf('c-ana')).toBe('Ana Novak');
  });

  it.each<[string, (chatState: ChatState) => void]>([
    ['signs out', chatState => chatState.post({ type: 'loggedOut', kept: [] })],
    ['is replaced by another', chatState => chatState.post({ type: 'authorised', uid: 'zoe' })],
  ])('forgets everything about a user who %s', (_what, act) => {
    const { chatState, notify, heardLate } = setUp();
    notify(
      { type: 'sessions', phase: 'known', sessions: [aSession()] },
      { type: 'unsent', entries: [anUnsentMessage()] },
    );
    chatState.setDraft(chatDraftKey('c-ana'), 'secret');
    act(chatState);
    expect(heardLate()).toEqual([
      { type: 'sessions', phase: 'unknown', sessions: [] },
      { type: 'unsent', entries: [] },
    ]);
    expect([chatState.draftOf(chatDraftKey('c-ana')), chatState.unsentTexts(), chatState.nameOf('c-ana')]).toEqual([
      '',
      [],
      '',
    ]);
  });

  it('drops updates that arrive after the user has signed out', () => {
    const { chatState, notify, heardLate } = setUp();
    chatState.clear();
    notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    expect(heardLate()).toContainEqual({ type: 'sessions', phase: 'unknown', sessions: [] });
  });

  it('reports text that closing the page would lose: not in the outbox, or not saved on the device', () => {
    const chatState = new ChatState();
    chatState.post({ type: 'authorised', uid: 'me' });
    chatState.setDraft(chatDraftKey('c-ana'), 'half');
    expect(chatState.hasUnsaved).toBe(false);
    chatState.post({ type: 'storage', state: 'missing' });
    expect(chatState.hasUnsaved).toBe(true);
    chatState.post({ type: 'storage', state: 'works' });
    chatState.markSubmitted('c-ana', 'Hello');
    expect(chatState.hasUnsaved).toBe(true);
    chatState.clear();
    expect(chatState.hasUnsaved).toBe(false);
  });
});
