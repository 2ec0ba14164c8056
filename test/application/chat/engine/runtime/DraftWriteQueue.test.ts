import { storedDraftId } from '@/domain/drafts/DraftKey';
import { DraftWriteQueue } from '@/application/chat/engine/runtime/DraftWriteQueue';
import { QuotaVault } from '@/application/chat/engine/runtime/QuotaVault';
import type { StorageState } from '@/application/chat/protocol/StorageState';
import { LONGEST_KEPT_DRAFT } from '@/domain/chat/conversations/storageQuota.rule';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { FakeOutboxVault } from '#test/support/fakes/chat/FakeOutboxVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { slowDrafts } from '#test/support/builders/drafts/slowDrafts';
import { settled } from './runnerSetUp';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

/** `delays`: how long each act on the vault takes, in fractions of a second. */
function setUp(...delays: readonly number[]) {
  const disk = new FakeDraftVault();
  const clock = new ManualClock();
  const plan = [...delays];
  const received: StorageState[] = [];
  const drafts = new DraftWriteQueue(slowDrafts(disk, clock, { unit: () => plan.shift() ?? 0 }, 1_000), state =>
    received.push(state),
  );
  const pass = async (ms: number): Promise<void> => {
    for (let at = 0; at < ms; at += 50) {
      await settled();
      clock.advance(50);
    }
    await settled();
  };
  return { disk, drafts, received, pass };
}

describe('DraftWriteQueue', () => {
  it('stores the newest text of a chat although an older write takes longer', async () => {
    const { disk, drafts, pass } = setUp(0.9, 0.1);
    void drafts.save(chatDraftKey('c-ana'), 'Hel');
    await settled();
    void drafts.save(chatDraftKey('c-ana'), 'Hello');
    await pass(2_000);
    expect(disk.kept).toEqual(new Map([['c-ana', 'Hello']]));
  });

  it('deletes a draft only once its message is saved', async () => {
    const disk = new FakeDraftVault();
    let isKept: () => void = () => undefined;
    const outbox = new Promise<void>(resolve => {
      isKept = resolve;
    });
    let asked = Promise.resolve();
    const drafts = new DraftWriteQueue(
      disk,
      () => undefined,
      () => undefined,
      () => asked,
    );
    await drafts.save(chatDraftKey('c-ana'), 'Hel');
    void drafts.save(chatDraftKey('c-ana'), 'Hello');
    const typed = drafts.markSubmitted({ kind: 'message', channelId: 'c-ana' });
    asked = outbox;
    void drafts.save(chatDraftKey('c-ana'), '');
    await typed;
    await settled();
    expect([...disk.kept.keys()]).toEqual(['c-ana']);
    isKept();
    await settled();
    expect(disk.kept.size).toBe(0);
  });

  it('saves the newest text with the patient’s name', async () => {
    const { disk, drafts, pass } = setUp(0.9, 0.1);
    void drafts.save(chatDraftKey('c-ana'), 'Hel', 'Ana');
    await settled();
    void drafts.save(chatDraftKey('c-ana'), 'Hello', 'Ana Novak');
    await pass(2_000);
    expect(disk.names).toEqual(new Map([['c-ana', 'Ana Novak']]));
  });

  it('does not bring back a draft that was sent', async () => {
    const { disk, drafts, pass } = setUp(0.9, 0);
    void drafts.save(chatDraftKey('c-ana'), 'Hello');
    await settled();
    void drafts.save(chatDraftKey('c-ana'), '');
    await pass(2_000);
    expect(disk.kept.size).toBe(0);
  });

  it('saves the newest unsaved text when the device works again', async () => {
    const { disk, drafts, received, pass } = setUp();
    disk.isBroken = true;
    void drafts.save(chatDraftKey('c-ana'), 'Hello', 'Ana Novak');
    void drafts.save(chatDraftKey('c-ben'), 'Good');
    await pass(100);
    disk.isBroken = false;
    void drafts.save(chatDraftKey('c-ben'), 'Good day');
    void drafts.saveUnsaved();
    await pass(100);
    expect(disk.kept).toEqual(
      new Map([
        ['c-ana', 'Hello'],
        ['c-ben', 'Good day'],
      ]),
    );
    expect([disk.names.get('c-ana'), received.at(-1)]).toEqual(['Ana Novak', 'works']);
  });

  it('writes drafts of different patients independently', async () => {
    const { disk, drafts, pass } = setUp(0.9, 0);
    void drafts.save(chatDraftKey('c-ana'), 'slow');
    void drafts.save(chatDraftKey('c-ben'), 'quick');
    await pass(100);
    expect(disk.kept).toEqual(new Map([['c-ben', 'quick']]));
  });

  it('is at rest only once everything is saved', async () => {
    const { disk, drafts, pass } = setUp(0.5);
    void drafts.save(chatDraftKey('c-ana'), 'Hello');
    const rest = drafts.atRest().then(() => disk.kept.get('c-ana'));
    await pass(1_000);
    expect(await rest).toBe('Hello');
  });

  it('reports whether all drafts are saved', async () => {
    const { disk, drafts, received, pass } = setUp();
    disk.isBroken = true;
    void drafts.save(chatDraftKey('c-ana'), 'A');
    void drafts.save(chatDraftKey('c-ben'), 'B');
    await pass(100);
    disk.isBroken = false;
    void drafts.save(chatDraftKey('c-ana'), 'A');
    await pass(100);
    void drafts.save(chatDraftKey('c-ben'), 'B');
    await pass(100);
    expect(received).toEqual(['missing', 'missing', 'missing', 'works']);
  });

  it('distinguishes a full device from one without storage', async () => {
    const received: StorageState[] = [];
    const disk = new FakeDraftVault();
    const drafts = new DraftWriteQueue(new QuotaVault(new FakeOutboxVault(), disk), state => received.push(state));
    await drafts.save(chatDraftKey('c-ana'), 'x'.repeat(LONGEST_KEPT_DRAFT + 1));
    disk.isBroken = true;
    await drafts.save(chatDraftKey('c-ben'), 'B');
    disk.isBroken = false;
    await drafts.save(chatDraftKey('c-ben'), 'B');
    await drafts.save(chatDraftKey('c-ana'), 'A');
    expect(received).toEqual(['full', 'missing', 'full', 'works']);
  });

  it('keeps the conflicting draft while its own cannot be saved, even if the conflict was inserted', async () => {
    const conflicts: string[] = [];
    const disk = new FakeDraftVault();
    disk.kept.set('beside:c-ana', '["of another"]');
    const drafts = new DraftWriteQueue(
      new QuotaVault(new FakeOutboxVault(), disk),
      () => undefined,
      (place, kept) => conflicts.push(`${storedDraftId(place)} ${kept}`),
    );
    await drafts.read();
    await drafts.save(chatDraftKey('c-ana'), 'x'.repeat(LONGEST_KEPT_DRAFT + 1));
    await drafts.discardConflict(chatDraftKey('c-ana'), 'of another');
    expect([disk.kept, conflicts]).toEqual([
      new Map([['beside:c-ana', '["of another"]']]),
      ['beside:c-ana ["of another"]'],
    ]);
  });
});
