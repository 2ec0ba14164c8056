import { flagDefaults } from '@/domain/access/featureFlags';
import { pagesSwitchedOn } from '@/presentation/app/routes/ProfilePage';

describe('the pages of a profile', () => {
  it('are all shown unless remote configuration says otherwise', () => {
    expect(pagesSwitchedOn(flag => flagDefaults[flag])).toEqual(['timeline', 'mood-meter', 'record', 'appointment']);
  });

  it.each([
    ['isPatientRecordEnabled', ['timeline', 'mood-meter', 'appointment']],
    ['isAppointmentMomentsEnabled', ['timeline', 'mood-meter', 'record']],
  ] as const)('are hidden by their feature flag: %s', (off, pages) => {
    expect(pagesSwitchedOn(flag => flag !== off)).toEqual(pages);
  });
});
