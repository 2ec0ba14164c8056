import { SOUND_SETTING, SoundChoice, VOLUME_SETTING } from '@/application/notifications/SoundChoice';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';

describe('SoundChoice', () => {
  it('is on and at full volume by default', () => {
    expect(new SoundChoice(new FakePreferenceVault()).recall()).toEqual({ on: true, volume: 1 });
  });

  it("is off only for the stored value 'false'", () => {
    for (const [setting, on] of [
      ['false', false],
      ['true', true],
      ['no', true],
    ] as const) {
      expect(new SoundChoice(new FakePreferenceVault({ [SOUND_SETTING]: setting })).recall().on).toBe(on);
    }
  });

  it.each(['loud', '-1', '7', 'NaN'])('ignores the stored volume %s', volume => {
    expect(new SoundChoice(new FakePreferenceVault({ [VOLUME_SETTING]: volume })).recall().volume).toBe(1);
  });

  it('restores the saved settings', () => {
    const preferences = new FakePreferenceVault();
    new SoundChoice(preferences).save({ on: false, volume: 0.25 });
    expect(preferences.kept).toEqual({ soundNotificationsEnabled: 'false', soundNotificationsVolume: '0.25' });
    expect(new SoundChoice(preferences).recall()).toEqual({ on: false, volume: 0.25 });
  });

  it('reports a choice made in another window', () => {
    const kept = {};
    const received: object[] = [];
    const stop = new SoundChoice(new FakePreferenceVault(kept)).watch(settings => received.push(settings));
    new SoundChoice(new FakePreferenceVault(kept)).save({ on: false, volume: 0.5 });
    stop();
    expect(received.at(-1)).toEqual({ on: false, volume: 0.5 });
  });
});
