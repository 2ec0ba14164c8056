import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { OwnZoneStore } from '@/presentation/app/OwnZoneStore';
import { ownClock } from '@/presentation/kit/time/ownClock';

const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
const settled = () => new Promise(resolve => setTimeout(resolve));
const answering = (zone: Result<string, CallFailure>) => new OwnZoneStore({ timeZone: () => Promise.resolve(zone) });

describe('OwnZoneStore', () => {
  it('shows times in the user’s zone until the user signs out', async () => {
    const stop = answering(ok('Pacific/Kiritimati')).start();
    await settled();
    expect([ownClock.zone, ownClock.isForeign]).toEqual(['Pacific/Kiritimati', true]);
    stop();
    expect([ownClock.zone, ownClock.isForeign]).toEqual([device, false]);
  });

  it('keeps the zone of the device when the user’s zone is unknown', async () => {
    const stop = answering(fail({ kind: 'unreachable' })).start();
    await settled();
    expect(ownClock.zone).toBe(device);
    stop();
  });

  it('asks again for an unknown zone when the user comes back, and stops once it is known', async () => {
    const answers: Result<string, CallFailure>[] = [fail({ kind: 'unreachable' }), ok('Pacific/Kiritimati')];
    let asked = 0;
    const timeZone = () => Promise.resolve(answers[asked++] ?? ok('Asia/Tokyo'));
    const stop = new OwnZoneStore({ timeZone }).start();
    for (let times = 0; times < 3; times += 1) {
      await settled();
      window.dispatchEvent(new Event('focus'));
    }
    await settled();
    expect([ownClock.zone, asked]).toEqual(['Pacific/Kiritimati', 2]);
    stop();
  });

  it('does not pass the zone of a user who has signed out to the next one', async () => {
    answering(ok('Pacific/Kiritimati')).start()();
    await settled();
    expect(ownClock.own).toBeUndefined();
  });

  it('follows the device into another zone once the window gets the focus', () => {
    const stop = answering(fail({ kind: 'unreachable' })).start();
    const options = jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
    window.dispatchEvent(new Event('focus'));
    expect(ownClock.zone).toBe('Asia/Tokyo');
    options.mockRestore();
    window.dispatchEvent(new Event('focus'));
    expect(ownClock.zone).toBe(device);
    stop();
  });
});
