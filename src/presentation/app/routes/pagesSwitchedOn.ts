import type { FeatureFlag } from '@/domain/access/FeatureFlag';
import { PROFILE_PAGES, type ProfilePageName } from '../../patients/profile/ProfilePageName';

/** Pages of a profile that remote configuration can switch off (D2 §3). */
const pageFlags: Partial<Readonly<Record<ProfilePageName, FeatureFlag>>> = {
  record: 'isPatientRecordEnabled',
  appointment: 'isAppointmentMomentsEnabled',
};

/** Pages of a profile that are switched on, in the order of its navigation. */
export function pagesSwitchedOn(isOn: (flag: FeatureFlag) => boolean): readonly ProfilePageName[] {
  return PROFILE_PAGES.filter(page => {
    const flag = pageFlags[page];
    return flag === undefined || isOn(flag);
  });
}
