import { KeepReadyPhrases } from '@/application/chat/KeepReadyPhrases';
import { FakePhraseVault } from '#test/support/fakes/FakePhraseVault';

describe('KeepReadyPhrases', () => {
  it('keeps them tidy and gives them back as they are kept', async () => {
    const vault = new FakePhraseVault();
    expect(await new KeepReadyPhrases(vault).execute([' How are you? ', '', 'How are you?'])).toEqual({ ok: true, value: ['How are you?'] });
    expect(vault.kept).toEqual(['How are you?']);
  });

  it('changes nothing when they cannot be kept', async () => {
    const vault = new FakePhraseVault(['Hello']);
    vault.reachable = false;
    expect(await new KeepReadyPhrases(vault).execute(['Bye'])).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(vault.kept).toEqual(['Hello']);
  });
});
