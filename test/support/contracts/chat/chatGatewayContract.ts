import type { ChatGateway } from '@/application/chat/ports/ChatGateway';
import { toTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { anEntry } from '../../builders/chat/anEntry';

/** A backend with one chat between `me` and a patient, and a gateway in `me`'s session. */
export interface ChatGatewayHarness {
  readonly gateway: ChatGateway;
  readonly me: string;
  readonly channelId: string;
  /** The backend's time, in milliseconds since 1970. */
  now(): number;
  /** The patient writes on another device, whose clock is `ahead` milliseconds ahead. */
  patientWrites(text: string, aheadMs?: number): Promise<TimeId>;
  /** The patient requested an emergency chat at this time, which was accepted into this one. */
  acceptEmergency(requestedAt: number): void;
  /** The backend removes `me` from the chat. */
  removeMe(): Promise<void>;
  endSession(): Promise<void>;
  dispose(): Promise<void>;
}

/** The contract of every ChatGateway, including its fake. */
export function chatGatewayContract(name: string, make: () => Promise<ChatGatewayHarness>): void {
  describe(`${name} keeps the ChatGateway contract`, () => {
    let harness: ChatGatewayHarness;
    let writtenAt: TimeId;
    const mine = (wish: Parameters<typeof anEntry>[0] = {}) =>
      anEntry({
        author: harness.me,
        channelId: harness.channelId,
        clientTs: writtenAt,
        timeId: wish.clientTs ?? writtenAt,
        ...wish,
      });
    const session = async () => {
      const answer = await harness.gateway.sessions();
      return answer.ok ? answer.value.items.find(({ channelId }) => channelId === harness.channelId) : undefined;
    };

    beforeEach(async () => {
      harness = await make();
      writtenAt = toTimeId(harness.now() + 50, 1);
    });
    afterEach(() => harness.dispose());

    it('delivers a message and returns the stored event', async () => {
      const entry = mine();
      const answer = await harness.gateway.deliver(entry);
      expect(answer).toMatchObject({
        ok: true,
        value: {
          type: 'message',
          channelId: entry.channelId,
          sender: harness.me,
          text: entry.text,
          timeId: entry.timeId,
          clientTs: entry.clientTs,
        },
      });
    });

    it('stores a message once, however often it is delivered', async () => {
      const first = await harness.gateway.deliver(mine());
      const before = await session();
      const second = await harness.gateway.deliver(mine());
      expect(second).toEqual(first);
      expect((await session())?.messageCount).toBe(before?.messageCount);
    });

    it('delivers an edit and a deletion of an own message once each', async () => {
      const { timeId } = mine();
      await harness.gateway.deliver(mine());
      const edit = mine({ id: 'e', kind: 'edit', timeId, text: 'Better', clientTs: timeId + 5n });
      const edited = await harness.gateway.deliver(edit);
      expect(edited).toMatchObject({
        ok: true,
        value: { type: 'edit', timeId, text: 'Better', clientTs: edit.clientTs },
      });
      expect(await harness.gateway.deliver(edit)).toEqual(edited);
      const deletion = mine({ id: 'd', kind: 'delete', timeId, text: '', clientTs: timeId + 6n });
      expect(await harness.gateway.deliver(deletion)).toMatchObject({ ok: true, value: { type: 'delete', timeId } });
    });

    it.each([
      ['an hour ahead', 3_600_000],
      ['a year behind', -365 * 86_400_000],
    ])('moves a message from a clock %s to its arrival time, and finds it by either time', async (_where, error) => {
      const clientTs = toTimeId(harness.now() + error);
      const entry = mine({ clientTs });
      const answer = await harness.gateway.deliver(entry);
      if (!answer.ok || answer.value.type !== 'message') throw new Error('The message was not delivered.');
      const { timeId, seq } = answer.value;
      expect([answer.value.clientTs, timeId - seq < 10_000_000n && seq - timeId < 10_000_000n]).toEqual([
        clientTs,
        true,
      ]);
      expect(await harness.gateway.deliver(entry)).toEqual(answer);
      const later = (clientTs > timeId ? clientTs : timeId) + 5n;
      const edit = mine({ id: 'e', kind: 'edit', timeId: clientTs, text: 'Better', clientTs: later });
      expect(await harness.gateway.deliver(edit)).toMatchObject({ ok: true, value: { type: 'edit', timeId } });
      expect(
        await harness.gateway.deliver(mine({ id: 'd', kind: 'delete', timeId, text: '', clientTs: later + 1n })),
      ).toMatchObject({ ok: true, value: { type: 'delete', timeId } });
    });

    it("rejects a change of another user's message", async () => {
      const timeId = await harness.patientWrites('Mine');
      expect(await harness.gateway.deliver(mine({ kind: 'edit', timeId }))).toEqual({
        ok: false,
        failure: { kind: 'notAllowed' },
      });
    });

    it('reports that the message to be changed does not exist', async () => {
      const unknown = { ok: false, failure: { kind: 'unknownMessage' } };
      const { timeId } = mine();
      expect(
        await harness.gateway.deliver(mine({ id: 'e', kind: 'edit', timeId, text: 'Better', clientTs: timeId + 5n })),
      ).toEqual(unknown);
      expect(
        await harness.gateway.deliver(mine({ id: 'd', kind: 'delete', timeId, text: '', clientTs: timeId + 6n })),
      ).toEqual(unknown);
    });

    it('refuses an edit of a deleted message, and accepts another deletion', async () => {
      const { timeId } = mine();
      await harness.gateway.deliver(mine());
      await harness.gateway.deliver(mine({ id: 'd', kind: 'delete', timeId, text: '', clientTs: timeId + 5n }));
      const late = await harness.gateway.deliver(
        mine({ id: 'e', kind: 'edit', timeId, text: 'Better', clientTs: timeId + 6n }),
      );
      expect(late).toEqual({ ok: false, failure: { kind: 'deletedMessage' } });
      expect(
        await harness.gateway.deliver(mine({ id: 'd2', kind: 'delete', timeId, text: '', clientTs: timeId + 7n })),
      ).toMatchObject({ ok: true, value: { type: 'delete', timeId } });
    });

    it('reports that the user is no longer in the chat', async () => {
      await harness.removeMe();
      expect(await harness.gateway.deliver(mine())).toEqual({ ok: false, failure: { kind: 'notInChat' } });
    });

    it('reports that the session has ended', async () => {
      await harness.endSession();
      const ended = { ok: false, failure: { kind: 'sessionEnded' } };
      expect(await harness.gateway.deliver(mine())).toEqual(ended);
      expect(await harness.gateway.sessions()).toEqual(ended);
      expect(await harness.gateway.participants(harness.channelId)).toEqual(ended);
      expect(await harness.gateway.markAsRead(harness.channelId, 1n)).toEqual(ended);
      expect(await harness.gateway.markAsTyping(harness.channelId, true)).toEqual(ended);
    });

    it('lists an accepted emergency until staff answer, and again when the answer is deleted', async () => {
      expect(await session()).not.toHaveProperty('acceptedRequest');
      const requestedAt = harness.now();
      harness.acceptEmergency(requestedAt);
      const acceptedRequest = { emergency: true, requestedAt, couldNotRead: [] };
      expect(await session()).toMatchObject({ acceptedRequest });
      await harness.patientWrites('Are you there?');
      expect(await session()).toMatchObject({ acceptedRequest });
      const answer = mine();
      expect(await harness.gateway.deliver(answer)).toMatchObject({ ok: true });
      expect(await session()).not.toHaveProperty('acceptedRequest');
      const { timeId } = answer;
      await harness.gateway.deliver(mine({ id: 'd', kind: 'delete', timeId, text: '', clientTs: timeId + 5n }));
      expect(await session()).toMatchObject({ acceptedRequest });
    });

    it('counts the patient’s messages as unread until they are marked as read', async () => {
      const timeId = await harness.patientWrites('Are you there?');
      const unread = await session();
      expect(unread?.unread).toBeGreaterThan(0);
      expect(unread?.lastMessage).toMatchObject({ timeId, text: 'Are you there?', deleted: false });
      expect(await harness.gateway.markAsRead(harness.channelId, timeId)).toMatchObject({ ok: true });
      expect(await session()).toMatchObject({ unread: 0, ownReadUpTo: timeId });
    });

    it('never moves a watermark back, and reports up to which event it counted', async () => {
      const timeId = await harness.patientWrites('One');
      await harness.gateway.markAsRead(harness.channelId, timeId);
      const before = await session();
      await harness.gateway.markAsRead(harness.channelId, timeId - 10n);
      expect((await session())?.ownReadUpTo).toBe(timeId);
      await harness.patientWrites('Two');
      expect((await session())?.asOf).toBeGreaterThan(before?.asOf ?? 0n);
    });

    it.each([
      ['an hour ahead', 3_600_000],
      ['ten minutes behind', -600_000],
    ])('counts unread messages of a patient whose clock is %s', async (_where, error) => {
      const first = await harness.patientWrites('Wrong clock', error);
      await harness.gateway.markAsRead(harness.channelId, first);
      expect(await session()).toMatchObject({ unread: 0 });
      await harness.patientWrites('Right clock');
      expect(await session()).toMatchObject({ unread: 1, lastMessage: { text: 'Right clock' } });
      await harness.patientWrites('Wrong clock again', error);
      expect(await session()).toMatchObject({ unread: 2, lastMessage: { text: 'Wrong clock again' } });
    });

    it('lists everyone in the chat', async () => {
      const answer = await harness.gateway.participants(harness.channelId);
      expect(answer.ok && answer.value.items.map(({ role }) => role).sort()).toEqual(
        expect.arrayContaining(['patient', 'therapist']),
      );
      expect(answer.ok && answer.value.items.some(({ userId }) => userId === harness.me)).toBe(true);
    });
  });
}
