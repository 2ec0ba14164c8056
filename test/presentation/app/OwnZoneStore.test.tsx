import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { OwnZoneStore } from '@/presentation/app/OwnZoneStore';
import { ownClock } from '@/presentation/kit/time/ownClock';

const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
const settled = () => new Promise(resolve => setTimeout(resolve));
const answering = (zone: Result<string, CallFailure>) => new OwnZoneStore({ timeZone: () => Promise.resolve(zone) });

describe('OwnZoneStore', () => {
  it('reads times in the zone of the user, until they are gone', async () => {
    const stop = answering(ok('Pacific/Kiritimati')).start();
    await settled();
    expect([ownClock.zone, ownClock.isForeign]).toEqual(['Pacific/Kiritimati', true]);
    stop();
    expect([ownClock.zone, ownClock.isForeign]).toEqual([device, false]);
  });

  it('keeps the zone of the device if that of the user is unknown', async () => {
    const stop = answering(fail({ kind: 'unreachable' })).start();
    await settled();
    expect(ownClock.zone).toBe(device);
    stop();
  });

  it('asks again for a zone that could not be read when the user comes back, and then not again', async () => {
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

  it('passes the zone of a user who has signed out to no one', async () => {
    answering(ok('Pacific/Kiritimati')).start()();
    await settled();
    expect(ownClock.own).toBeUndefined();
  });

  it('follows a device that is taken to another zone once the window has the focus', () => {
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
