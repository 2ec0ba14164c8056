import { profileTools } from '#test/support/builders/profile/profileTools';
import { eventually } from '#test/support/eventually';

async function opened() {
  const tools = profileTools();
  const { store } = tools.page();
  store.start();
  const forms = [store.names, store.biography, store.timeZone, store.week];
  await eventually(() => expect(forms.every(({ isOpen }) => isOpen)).toBe(true));
  return { ...tools, store };
}

describe('a profile form whose unconfirmed save is discarded', () => {
  it('reads the hours and what patients see of them again, and shows no old values until then', async () => {
    const { gateway, store } = await opened();
    store.week.write('monday', [{ from: '09:00', to: '17:00' }]);
    gateway.loseAnswers('addAvailability', 'availability', { butDone: true });
    await store.save();
    expect([store.week.form.status, store.pending?.isUnanswered]).toEqual(['unanswered', true]);
    gateway.planned.failNext('availability', { kind: 'unreachable' });
    store.discard();
    expect([store.hours.known, store.patientView.known, store.planned, store.pending]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    await eventually(() =>
      expect(store.hours.state).toEqual({ status: 'couldNotCheck', failure: { kind: 'unreachable' } }),
    );
    expect(store.week.isOpen).toBe(false);
    await store.hours.load();
    expect([store.planned?.times, store.week.hasChange]).toEqual([gateway.week.times, false]);
  });

  it('reads the name again', async () => {
    const { gateway, store } = await opened();
    store.names.write('lastName', 'Other');
    gateway.loseAnswers('setNames', 'details', { butDone: true });
    await store.save();
    store.discard();
    expect([store.ownNames.known, store.patientView.known, store.names.isOpen]).toEqual([undefined, undefined, false]);
    await eventually(() => expect(store.ownNames.known?.lastName).toBe('Other'));
    expect([store.names.form.mine.lastName, store.names.hasChange]).toEqual(['Other', false]);
  });

  it('reads the biography again', async () => {
    const { gateway, store } = await opened();
    store.biography.write('biography', 'Sails.');
    gateway.loseAnswers('setBiography', 'seen', { butDone: true });
    await store.save();
    store.discard();
    expect([store.patientView.known, store.biography.isOpen]).toEqual([undefined, false]);
    await eventually(() => expect(store.biography.form.mine.biography).toBe('Sails.'));
    expect(store.biography.hasChange).toBe(false);
  });

  it('reads the time zone again', async () => {
    const { gateway, store } = await opened();
    const [zone = ''] = store.zones.known?.filter(one => one !== gateway.zone) ?? [];
    store.timeZone.write('timeZone', zone);
    gateway.loseAnswers('setTimeZone', 'timeZone', { butDone: true });
    await store.save();
    store.discard();
    expect([store.zone.known, store.timeZone.isOpen]).toEqual([undefined, false]);
    await eventually(() => expect(store.timeZone.form.mine.timeZone).toBe(zone));
    expect(store.timeZone.hasChange).toBe(false);
  });
});
