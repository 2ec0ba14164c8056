import { LoadReadyPhrases } from '@/application/chat/messages/LoadReadyPhrases';
import { FakePhraseVault } from '#test/support/fakes/chat/FakePhraseVault';
import { SaveReadyPhrases } from '@/application/chat/messages/SaveReadyPhrases';
import { phraseLimits } from '@/domain/chat/phrases/normalisePhrases';

describe('LoadReadyPhrases', () => {
  it('returns the stored phrases, normalised', async () => {
    expect(await new LoadReadyPhrases(new FakePhraseVault(['Hello', ' ', 'Hello'])).execute()).toEqual({
      ok: true,
      value: ['Hello'],
    });
  });

  it('does not report a failure as an empty list', async () => {
    const vault = new FakePhraseVault(['Hello']);
    vault.reachable = false;
    expect(await new LoadReadyPhrases(vault).execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('SaveReadyPhrases', () => {
  it('saves the phrases normalised and returns them as saved', async () => {
    const vault = new FakePhraseVault(['Hello', ' ', 'Hello']);
    expect(await new SaveReadyPhrases(vault).execute({ kind: 'add', text: ' How are you? ' })).toEqual({
      ok: true,
      value: ['Hello', 'How are you?'],
    });
    expect(vault.kept).toEqual(['Hello', 'How are you?']);
  });

  it('applies a change to what another window saves in the same moment', async () => {
    const vault = new FakePhraseVault(['Hello']);
    vault.afterNextRead = () => (vault.kept = ['Hello', 'Theirs']);
    expect(await new SaveReadyPhrases(vault).execute({ kind: 'add', text: 'Mine' })).toEqual({
      ok: true,
      value: ['Hello', 'Theirs', 'Mine'],
    });
  });

  it('changes nothing when the phrases cannot be saved', async () => {
    const vault = new FakePhraseVault(['Hello']);
    vault.reachable = false;
    expect(await new SaveReadyPhrases(vault).execute({ kind: 'remove', phrase: 'Hello' })).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    expect(vault.kept).toEqual(['Hello']);
  });

  it('reports missing room instead of losing a phrase', async () => {
    const full = Array.from({ length: phraseLimits.most }, (_, at) => `Phrase ${at}`);
    const vault = new FakePhraseVault(full);
    expect(await new SaveReadyPhrases(vault).execute({ kind: 'add', text: 'One more' })).toEqual({
      ok: false,
      failure: { kind: 'full' },
    });
    expect(vault.kept).toEqual(full);
  });
});
