import { SoundChoice } from '@/application/notifications/SoundChoice';
import { TestSound } from '@/application/notifications/TestSound';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';
import { FakeSoundPlayer } from '#test/support/fakes/notifications/FakeSoundPlayer';

describe('TestSound', () => {
  it('plays at the chosen volume, also while sounds are off', async () => {
    const player = new FakeSoundPlayer();
    const choice = new SoundChoice(new FakePreferenceVault());
    choice.save({ on: false, volume: 0.5 });
    expect(await new TestSound(player, choice).execute('request')).toBe('played');
    expect([player.received, player.volumes]).toEqual([['request'], [0.5]]);
  });
});
