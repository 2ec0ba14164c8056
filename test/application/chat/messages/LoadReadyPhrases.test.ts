import { LoadReadyPhrases } from '@/application/chat/messages/LoadReadyPhrases';
import { FakePhraseVault } from '#test/support/fakes/chat/FakePhraseVault';

describe('LoadReadyPhrases', () => {
  it('returns the stored phrases, normalised', async () => {
    expect(await new LoadReadyPhrases(new FakePhraseVault(['Hello', ' ', 'Hello'])).execute()).toEqual({
      ok: true,
      value: ['Hello'],
    });
  });

  it('never reports a failure as no phrases', async () => {
    const vault = new FakePhraseVault(['Hello']);
    vault.reachable = false;
    expect(await new LoadReadyPhrases(vault).execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
