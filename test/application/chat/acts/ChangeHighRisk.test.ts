import { isUUID } from 'class-validator';
import { CryptoRandom } from '@/infrastructure/system/kernel/CryptoRandom';
import { RandomIdGenerator } from '@/infrastructure/system/kernel/RandomIdGenerator';
import { storedDraftId } from '@/domain/drafts/DraftKey';
import { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import { ChatState } from '@/application/chat/page/ChatState';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { RiskChangeDrafts } from '@/application/chat/acts/RiskChangeDrafts';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakePatientCareGateway } from '#test/support/fakes/chat/FakePatientCareGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

describe('ChangeHighRisk', () => {
  const command = { patientId: 'p-ana', highRisk: true, reason: 'Spoke of plans' };
  const NOTE = 'Reason to set the high-risk flag: Spoke of plans [id-1]';
  function setUp() {
    const [gateway, engine] = [new FakePatientCareGateway(), new FakeChatEngine()];
    const chatState = new ChatState();
    chatState.post({ type: 'authorised', uid: 'me' });
    /** The use case of one page. A later page can read what it saved in the vault. */
    const pageWith = (drafts: ReadonlyMap<string, string>) => {
      chatState.post({ type: 'drafts', drafts });
      return new ChangeHighRisk(
        gateway,
        new SequentialIds(),
        engine,
        new RiskChangeDrafts(chatState, new SaveDraft(engine, chatState, new ManualClock())),
      );
    };
    const change = pageWith(new Map());
    const nextPage = () => {
      const drafts = new Map(
        engine.commands.flatMap(command =>
          command.type === 'saveDraft' ? [[storedDraftId(command.key), command.text] as const] : [],
        ),
      );
      chatState.clear();
      chatState.post({ type: 'authorised', uid: 'me' });
      return pageWith(drafts);
    };
    /** The flag and the notes on the backend. */
    const record = () => [gateway.highRisk, [...gateway.notes.values()]];
    return { gateway, engine, change, nextPage, record };
  }

  it('sets the flag and saves the reason', async () => {
    const { change, record, engine } = setUp();
    expect(await change.execute(command)).toEqual({ ok: true, value: undefined });
    expect(record()).toEqual([true, [NOTE]]);
    expect(engine.engineCommandsOf('reloadSessions')).toHaveLength(1);
  });

  it('changes nothing without a reason', async () => {
    const { change, record } = setUp();
    expect(await change.execute({ ...command, reason: ' ' })).toEqual({ ok: false, failure: { kind: 'empty' } });
    expect(record()).toEqual([false, []]);
  });

  it('deletes the note when the flag is refused', async () => {
    const { change, gateway, record } = setUp();
    gateway.failNext('setHighRisk', 'notAllowed');
    expect(await change.execute(command)).toEqual({ ok: false, failure: { kind: 'refused', cause: 'notAllowed' } });
    expect(record()).toEqual([false, []]);
  });

  it('leaves the flag alone when the note is refused', async () => {
    const { change, gateway, record } = setUp();
    gateway.failNext('writeNote', 'notAllowed');
    expect(await change.execute(command)).toEqual({ ok: false, failure: { kind: 'refused', cause: 'notAllowed' } });
    expect(record()).toEqual([false, []]);
  });

  it('uses an id for its note that the backend accepts', async () => {
    const { gateway, engine } = setUp();
    const chatState = new ChatState();
    const drafts = new RiskChangeDrafts(chatState, new SaveDraft(engine, chatState, new ManualClock()));
    await new ChangeHighRisk(gateway, new RandomIdGenerator(new CryptoRandom()), engine, drafts).execute(command);
    expect([...gateway.notes.keys()].filter(id => !isUUID(id))).toEqual([]);
  });

  it('saves the reason once when the browser sends the call twice', async () => {
    const { gateway, change, record } = setUp();
    gateway.repeatNext('writeNote');
    await change.execute(command);
    expect(record()).toEqual([true, [NOTE]]);
  });

  describe.each(['writeNote', 'setHighRisk'] as const)('when the answer to %s is lost', call => {
    it.each([
      ['it was done', true],
      ['it was not', false],
    ])('and %s: reports an unknown outcome, and finishing leaves one flag and one note', async (_, butDone) => {
      const { change, gateway, record } = setUp();
      gateway.failNext(call, 'unreachable', { butDone });
      const first = await change.execute(command);
      if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('It cannot be known.');
      expect(await change.finish(first.failure.open)).toEqual({ ok: true, value: undefined });
      expect(record()).toEqual([true, [NOTE]]);
    });
  });

  it('leaves the change open while the note cannot be saved', async () => {
    const { change, gateway } = setUp();
    const open = { ...command, actId: 'id-1' };
    gateway.failNext('writeNote', 'unreachable');
    expect(await change.finish(open)).toEqual({ ok: false, failure: { kind: 'unconfirmed', open } });
  });

  it('can be finished or abandoned even if the patient’s notes cannot be read', async () => {
    const { change, gateway, record } = setUp();
    const findNote = jest.spyOn(gateway, 'findNote').mockResolvedValue({ ok: true, value: null });
    gateway.failNext('setHighRisk', 'unreachable');
    const first = await change.execute(command);
    if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('It cannot be known.');
    expect(await change.abandon(first.failure.open)).toEqual({ ok: true, value: { isDone: false, highRisk: false } });
    expect(record()).toEqual([false, []]);
    expect(await change.finish(first.failure.open)).toEqual({ ok: true, value: undefined });
    expect(record()).toEqual([true, [NOTE]]);
    findNote.mockRestore();
  });

  it('leaves the change open until the note of a refused flag is deleted, and finishing deletes it', async () => {
    const { change, gateway, record } = setUp();
    gateway.failNext('setHighRisk', 'notAllowed');
    gateway.failNext('removeNote', 'unreachable');
    const first = await change.execute(command);
    if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('The note is still there.');
    gateway.failNext('setHighRisk', 'notAllowed');
    expect(await change.finish(first.failure.open)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(record()).toEqual([false, []]);
  });

  it.each(['writeNote', 'setHighRisk'] as const)(
    'can be finished by the next page when the page dies during %s, with one flag and one note',
    async call => {
      const { change, nextPage, gateway, record } = setUp();
      gateway.failNext(call, 'unreachable', { butDone: call === 'writeNote' });
      void change.execute(command);
      const next = nextPage();
      const left = next.left('p-ana');
      expect(left).toEqual({ ...command, actId: 'id-1' });
      if (left === undefined) return;
      expect(await next.finish(left)).toEqual({ ok: true, value: undefined });
      expect(record()).toEqual([true, [NOTE]]);
      expect(nextPage().left('p-ana')).toBeUndefined();
    },
  );

  it('leaves nothing to finish once the outcome is known, whether done or refused', async () => {
    const { change, gateway } = setUp();
    await change.execute(command);
    expect(change.left('p-ana')).toBeUndefined();
    gateway.failNext('setHighRisk', 'notAllowed');
    await change.execute({ ...command, highRisk: false });
    expect(change.left('p-ana')).toBeUndefined();
  });

  it('does not offer a change in progress for finishing, nor the change of another patient', async () => {
    const { change, gateway } = setUp();
    gateway.failNext('setHighRisk', 'unreachable');
    const answer = change.execute(command);
    expect(change.left('p-ana')).toBeUndefined();
    await answer;
    expect([change.left('p-ana')?.actId, change.left('p-ben')]).toEqual(['id-1', undefined]);
  });

  it('deletes the note of an abandoned change, reloads the flag and leaves nothing open', async () => {
    const { change, gateway, engine, record } = setUp();
    gateway.failNext('setHighRisk', 'unreachable');
    const first = await change.execute(command);
    if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('It cannot be known.');
    expect(record()).toEqual([false, [NOTE]]);
    gateway.failNext('removeNote', 'unreachable');
    expect(await change.abandon(first.failure.open)).toMatchObject({ ok: false, failure: { kind: 'unconfirmed' } });
    expect(change.left('p-ana')).toBeDefined();
    expect(await change.abandon(first.failure.open)).toEqual({ ok: true, value: { isDone: false, highRisk: false } });
    expect([record(), change.left('p-ana'), engine.engineCommandsOf('reloadSessions').length]).toEqual([
      [false, []],
      undefined,
      1,
    ]);
  });

  it('keeps the reason when an abandoned change turns out to be done, and reports it as done', async () => {
    const { change, gateway, record } = setUp();
    gateway.failNext('setHighRisk', 'unreachable', { butDone: true });
    const first = await change.execute(command);
    if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('It cannot be known.');
    gateway.failNext('isHighRisk', 'unreachable');
    expect(await change.abandon(first.failure.open)).toMatchObject({ ok: false, failure: { kind: 'unconfirmed' } });
    expect(await change.abandon(first.failure.open)).toEqual({ ok: true, value: { isDone: true, highRisk: true } });
    expect([record(), change.left('p-ana')]).toEqual([[true, [NOTE]], undefined]);
  });
});

describe('RiskChangeDrafts', () => {
  const change = { patientId: 'p-ana', highRisk: false, reason: 'Spoke of plans,\nnow has help', actId: 'id-1' };
  function setUp() {
    const [engine, chatState] = [new FakeChatEngine(), new ChatState()];
    chatState.uid = 'me';
    return { engine, save: new RiskChangeDrafts(chatState, new SaveDraft(engine, chatState, new ManualClock())) };
  }

  it('saves a change immediately, by patient, and reads it back unchanged', () => {
    const { engine, save } = setUp();
    save.execute(change);
    expect(engine.commands).toMatchObject([
      {
        type: 'saveDraft',
        key: { kind: 'riskChange', patientId: 'p-ana' },
        text: 'id-1\nremove\nSpoke of plans,\nnow has help',
      },
    ]);
    expect([save.changeOf('p-ana'), save.changeOf('p-ben')]).toEqual([change, undefined]);
  });

  it('forgets a change once its outcome is known', () => {
    const { engine, save } = setUp();
    save.execute(change);
    save.forget('p-ana');
    expect([save.changeOf('p-ana'), engine.lastCommand]).toMatchObject([
      undefined,
      { type: 'saveDraft', key: { kind: 'riskChange', patientId: 'p-ana' }, text: '' },
    ]);
  });
});
