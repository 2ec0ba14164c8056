import { QuotaVault } from '@/application/chat/engine/runtime/QuotaVault';
import { MOST_KEPT_ACTS, MOST_KEPT_DRAFTS } from '@/domain/chat/conversations/storageQuota.rule';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { chatDraftVaultContract } from '#test/support/contracts/drafts/chatDraftVaultContract';
import { draftVaultContract } from '#test/support/contracts/drafts/draftVaultContract';
import { outboxVaultContract } from '#test/support/contracts/chat/outboxVaultContract';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { FakeOutboxVault, type FakeDisk } from '#test/support/fakes/chat/FakeOutboxVault';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';
import { worstStorageState } from '@/application/chat/protocol/StorageState';

describe('QuotaVault', () => {
  outboxVaultContract('QuotaVault', async () => {
    const disk: FakeDisk = new Map();
    return {
      window: () => Promise.resolve(new QuotaVault(new FakeOutboxVault(disk), new FakeDraftVault())),
      dispose: () => Promise.resolve(),
    };
  });
  const device = () => {
    const drafts = new FakeDraftVault();
    const breakDown = (): void => {
      drafts.isBroken = true;
    };
    return { window: async () => new QuotaVault(new FakeOutboxVault(), drafts), breakDown };
  };
  draftVaultContract('QuotaVault', () => ({ ...device(), keys: [chatDraftKey('c-ana'), chatDraftKey('c-ben')] }));
  chatDraftVaultContract('QuotaVault', device);
  const act = (at: number) => anEntry({ id: `e${String(at)}`, clientTs: BigInt(at), author: 'ann' });
  const noRoom = { ok: false, failure: { kind: 'noRoom' } };
  async function setUp() {
    const [outbox, drafts] = [new FakeOutboxVault(), new FakeDraftVault()];
    const vault = new QuotaVault(outbox, drafts);
    await vault.open('ann');
    await vault.drafts();
    return { vault, outbox, drafts };
  }

  it('accepts entries up to its limit, and again once one of them is settled', async () => {
    const { vault, outbox } = await setUp();
    for (let at = 0; at < MOST_KEPT_ACTS; at += 1) await vault.save(act(at));
    expect(await vault.save(act(9_000))).toEqual(noRoom);
    expect(outbox.kept('ann')).toHaveLength(MOST_KEPT_ACTS);
    await vault.forget('e0');
    expect((await vault.save(act(9_000))).ok).toBe(true);
  });

  it('saves an existing entry again even if the vault is full', async () => {
    const { vault, outbox } = await setUp();
    for (let at = 0; at < MOST_KEPT_ACTS; at += 1) await vault.save(act(at));
    expect((await vault.save({ ...act(7), refusal: 'notInChat' })).ok).toBe(true);
    expect(outbox.kept('ann').find(({ id }) => id === 'e7')).toMatchObject({ refusal: 'notInChat' });
  });

  it('counts what earlier windows stored', async () => {
    const { outbox, drafts, vault } = await setUp();
    for (let at = 0; at < MOST_KEPT_ACTS; at += 1) await outbox.save(act(at));
    for (let at = 0; at < MOST_KEPT_DRAFTS; at += 1) drafts.kept.set(`c${String(at)}`, 'x');
    await vault.open('ann');
    await vault.drafts();
    expect([await vault.save(act(9_000)), await vault.saveDraft(chatDraftKey('one more'), 'x')]).toEqual([
      noRoom,
      noRoom,
    ]);
    expect((await vault.saveDraft(chatDraftKey('c3'), 'changed')).ok).toBe(true);
  });

  it('does not count patient names saved with drafts', async () => {
    const { vault, drafts } = await setUp();
    for (let at = 0; at < 10; at += 1)
      await vault.saveDraft(chatDraftKey(`c${String(at)}`), 'x'.repeat(100_000), 'Ana Novak');
    expect([drafts.kept.size, drafts.names.size]).toEqual([10, 10]);
  });

  it('keeps the last text that fitted when a draft grows too long, and accepts a shorter one', async () => {
    const { vault, drafts } = await setUp();
    await vault.saveDraft(chatDraftKey('c'), 'fits');
    expect(await vault.saveDraft(chatDraftKey('c'), 'x'.repeat(100_001))).toEqual(noRoom);
    expect(drafts.kept.get('c')).toBe('fits');
    expect((await vault.saveDraft(chatDraftKey('c'), 'fits again')).ok).toBe(true);
    expect((await vault.saveDraft(chatDraftKey('c'), '')).ok).toBe(true);
    expect(drafts.kept.size).toBe(0);
  });
});

describe('worstStorage', () => {
  it('works only if every part works, and ranks missing storage below a full one', () => {
    expect([
      worstStorageState([]),
      worstStorageState(['works', 'full']),
      worstStorageState(['full', 'missing', 'works']),
    ]).toEqual(['works', 'full', 'missing']);
  });
});
