import type { EngineWindow } from '#test/contract/chat/support/EngineWindow';

/** The patient of the chat on their own device, with the same backend. Ids are time ids in decimal digits. */
export interface PatientAtHome {
  readonly uid: string;
  writes(text: string): Promise<string>;
  edits(timeId: string, text: string): Promise<void>;
  deletes(timeId: string): Promise<void>;
  reads(timeId: string): Promise<void>;
  types(isTyping: boolean): Promise<void>;
  ends(): Promise<void>;
}

/** A chat of one generation in a real backend. The therapist is signed in, and no one else writes. */
export interface WholeEngineHarness {
  readonly channelId: string;
  readonly patient: PatientAtHome;
  /** Another chat of the therapist, of the same generation. */
  another(): Promise<WholeEngineHarness>;
  /** A window of the therapist with this chat open. */
  open(): Promise<EngineWindow>;
  therapistLeaves(): Promise<void>;
  /** Fault switches of the backend. `calls` are those that deliver a message. */
  faults(switches: Readonly<Record<string, unknown>>, only?: 'calls'): Promise<void>;
  /** Every open session ends. The next window, and `cookie`, have a new one. */
  endSessions(): Promise<string>;
  signInAgain(window: EngineWindow, cookie: string): Promise<void>;
  /** Returns the texts that the backend has stored as messages, in its order, with repeats. */
  stored(...texts: readonly string[]): Promise<readonly string[]>;
  /** The chat as the backend lists it for the therapist. */
  listed(): Promise<{ readonly lastText: string; readonly readUpTo: string | undefined }>;
}

/** The contract of the whole engine for chats of every generation, tested only through its port and the backend. */
export function wholeChatEngineContract(
  name: string,
  backend: () => { begin(): Promise<WholeEngineHarness>; endAll(): Promise<void> },
): void {
  describe(`the whole chat engine on ${name}`, () => {
    let chat: WholeEngineHarness;
    let window: EngineWindow;
    const others: EngineWindow[] = [];

    beforeEach(async () => {
      chat = await backend().begin();
      window = await chat.open();
    }, 40_000);
    afterEach(async () => {
      await chat.faults({ reset: true });
      for (const open of [window, ...others.splice(0)]) await open.close();
      await backend().endAll();
    });

    it('opens a chat with its participants and messages', async () => {
      await chat.patient.writes('Good morning');
      await window.sent('Good morning');
      const people = window.last('participants')?.participants;
      expect(people?.phase === 'known' && people.people.map(({ role }) => role).sort()).toEqual([
        'patient',
        'therapist',
      ]);
      const again = await chat.open();
      others.push(again);
      expect(again.texts()).toEqual(window.texts());
    });

    it('sends messages in order, and shows each as pending first, then as sent', async () => {
      for (const text of ['one', 'two', 'three']) window.send(text);
      expect(await window.bubble('one')).toMatchObject({ meta: { owner: 'You' } });
      for (const text of ['one', 'two', 'three']) await window.sent(text);
      expect(await chat.stored('one', 'two', 'three')).toEqual(['one', 'two', 'three']);
      expect(window.screen.unsent).toEqual([]);
    });

    it('edits and deletes an own message in place', async () => {
      window.send('helo');
      window.send('by mistake');
      const [first, second] = [await window.sent('helo'), await window.sent('by mistake')];
      window.command({ type: 'edit', channelId: chat.channelId, timeId: first.timeId, text: 'hello' });
      window.command({ type: 'delete', channelId: chat.channelId, timeId: second.timeId });
      await window.sees(() =>
        expect(window.screen.messages.get(second.timeId)).toMatchObject({ deleted: true, text: '' }),
      );
      expect(await window.sent('hello')).toMatchObject({ timeId: first.timeId, edited: true });
      expect((await chat.listed()).lastText).toBe('');
      const again = await chat.open();
      others.push(again);
      expect(again.screen.bubbles().slice(-2)).toMatchObject([
        { text: 'hello', edited: true },
        { text: '', deleted: true },
      ]);
    });

    it('shows the patient’s edits and deletions in place', async () => {
      const [first, second] = [await chat.patient.writes('I slep well'), await chat.patient.writes('no, wrong')];
      await window.sent('no, wrong');
      await chat.patient.edits(first, 'I slept well');
      await chat.patient.deletes(second);
      expect(await window.sent('I slept well')).toMatchObject({
        timeId: BigInt(first),
        edited: true,
        meta: { owner: 'Patient', readOnly: true },
      });
      await window.sees(() =>
        expect(window.screen.messages.get(BigInt(second))).toMatchObject({ deleted: true, text: '' }),
      );
    });

    it('shows how far the patient has read, and that they are typing', async () => {
      window.send('How are you?');
      const { timeId } = await window.sent('How are you?');
      await chat.patient.types(true);
      await window.sees(() => expect(window.screen.typing.get(chat.channelId)).toEqual([chat.patient.uid]));
      await chat.patient.reads(String(timeId));
      await window.sees(() => expect(window.screen.patientReadUpTo.get(chat.channelId)).toBe(timeId));
      await chat.patient.types(false);
      await window.sees(() => expect(window.screen.typing.get(chat.channelId)).toEqual([]));
    });

    it('marks as read only what was seen in a focused window', async () => {
      window.command({ type: 'focus', focused: false, visible: true });
      const timeId = await chat.patient.writes('Are you there?');
      await window.sent('Are you there?');
      window.command({
        type: 'seen',
        channelId: chat.channelId,
        timeIds: window.screen.bubbles().map(message => message.timeId),
      });
      await window.sees(() => expect(window.screen.sessions.get(chat.channelId)?.unread).toBeGreaterThan(0));
      expect((await chat.listed()).readUpTo).not.toBe(timeId);
      window.command({ type: 'focus', focused: true, visible: true });
      window.command({
        type: 'seen',
        channelId: chat.channelId,
        timeIds: window.screen.bubbles().map(message => message.timeId),
      });
      await eventuallyTrue(async () => (await chat.listed()).readUpTo === timeId);
      await window.sees(() => expect(window.screen.sessions.get(chat.channelId)?.unread).toBe(0));
    });

    it('stores and shows a message once although the answer was lost', async () => {
      await chat.faults({ loseAnswers: { next: 2 } }, 'calls');
      window.send('the answer is lost');
      await window.sent('the answer is lost');
      expect(await chat.stored('the answer is lost')).toHaveLength(1);
    });

    it('blocks only the chat of a refused message until its author decides', async () => {
      const other = await chat.another();
      await chat.faults({ refusals: { next: 1, status: 400 } }, 'calls');
      window.send('refused');
      await window.sees(() =>
        expect(window.screen.bubbles().at(-1)).toMatchObject({ text: 'refused', hasFailedToSend: true }),
      );
      window.send('behind it');
      window.command({ type: 'send', channelId: other.channelId, text: 'to another patient' });
      await eventuallyTrue(async () => (await other.listed()).lastText === 'to another patient');
      expect(await chat.stored('refused', 'behind it')).toEqual([]);
      window.command({ type: 'retry', channelId: chat.channelId });
      for (const text of ['refused', 'behind it']) await window.sent(text);
      expect(await chat.stored('refused', 'behind it')).toEqual(['refused', 'behind it']);
    });

    it('shows events that arrive late, twice or out of order once each, in order', async () => {
      await chat.faults({ duplicateEvents: true, reorderEvents: true });
      const received: string[] = [];
      for (const text of ['p1', 'p2', 'p3', 'p4']) received.push(await chat.patient.writes(text));
      for (const text of ['t1', 't2']) window.send(text);
      await chat.patient.edits(received[1] ?? '', 'p2, better');
      await chat.patient.deletes(received[2] ?? '');
      for (const text of ['p1', 'p2, better', 'p4', 't1', 't2']) await window.sent(text);
      await window.sees(() =>
        expect(window.screen.messages.get(BigInt(received[2] ?? ''))).toMatchObject({ deleted: true }),
      );
      await new Promise(resolve => setTimeout(resolve, 1_700));
      const shown = window.screen
        .bubbles()
        .filter(({ deleted }) => !deleted)
        .map(({ text }) => text)
        .slice(-5);
      expect(shown.filter(text => text.startsWith('p'))).toEqual(['p1', 'p2, better', 'p4']);
      expect([...shown].sort()).toEqual(['p1', 'p2, better', 'p4', 't1', 't2']);
    });

    it('fills the gap after an absence in which more was written than a page holds', async () => {
      await chat.faults({ dropSockets: true });
      window.network(false);
      const texts = Array.from({ length: 55 }, (_, at) => `while away ${String(at + 1)}`);
      for (const text of texts) await chat.patient.writes(text);
      window.network(true);
      await window.sent('while away 55');
      await window.sees(() =>
        expect(
          window.screen
            .bubbles()
            .map(({ text }) => text)
            .filter(text => text.startsWith('while away')),
        ).toEqual(texts),
      );
      await window.sees(() => expect(window.screen.sync).toBe('live'));
    });

    it('applies an edit of a message that is not loaded once the message is', async () => {
      const [first, second] = [await chat.patient.writes('long ago'), await chat.patient.writes('regretted')];
      for (let at = 0; at < 60; at += 1) await chat.patient.writes(`filler ${String(at)}`);
      const later = await chat.open();
      others.push(later);
      expect(later.texts()).not.toContain('long ago');
      await chat.patient.edits(first, 'long ago, and better now');
      await chat.patient.deletes(second);
      await later.sees(() => expect(later.screen.sync).toBe('live'));
      later.command({ type: 'loadMore', channelId: chat.channelId });
      await later.sees(() => expect(later.screen.history.get(chat.channelId)?.reachedStart).toBe(true));
      expect(await later.bubble('long ago, and better now')).toMatchObject({ timeId: BigInt(first), edited: true });
      expect(later.screen.messages.get(BigInt(second))).toMatchObject({ deleted: true, text: '' });
      expect(later.texts()).not.toContain('regretted');
    });

    it('requires a sign-in once when the session ends, and then sends pending messages', async () => {
      const cookie = await chat.endSessions();
      window.send('the session ended under this');
      await window.sees(() => expect(window.screen.asksToSignIn).toBe(true));
      expect(await window.bubble('the session ended under this')).toMatchObject({ isPending: true });
      await chat.signInAgain(window, cookie);
      await window.sent('the session ended under this');
      expect(window.update.filter(({ type }) => type === 'requireAuth')).toHaveLength(1);
    });

    it('sends a message once after a reload that could not be sent before', async () => {
      await chat.faults({ loseRequests: { probability: 1 } }, 'calls');
      window.send('kept over the reload');
      await window.bubble('kept over the reload');
      await window.close();
      window = await chat.open();
      expect(await window.bubble('kept over the reload')).toMatchObject({ isPending: true });
      await chat.faults({ reset: true });
      window.network(true);
      await window.sent('kept over the reload');
      expect(await chat.stored('kept over the reload')).toHaveLength(1);
    });

    it('reports the end of the chat and accepts no more messages', async () => {
      await chat.patient.ends();
      await window.sees(() => expect(window.last('chatEnded')).toMatchObject({ channelId: chat.channelId }));
    });

    it('rejects a message to a chat that the therapist has left, and keeps its text', async () => {
      await chat.therapistLeaves();
      window.send('too late');
      await window.sees(() => expect(window.screen.unsent).toMatchObject([{ text: 'too late', refusal: 'notInChat' }]));
      await window.sees(() => expect(window.last('chatFailure')).toMatchObject({ kind: 'notInChat' }));
      const [entry] = window.screen.unsent;
      window.command({ type: 'discard', entryId: entry?.id ?? '' });
      await window.sees(() => expect(window.screen.unsent).toEqual([]));
    });
  });
}

async function eventuallyTrue(check: () => Promise<boolean>, limitMs = 15_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await check())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}
