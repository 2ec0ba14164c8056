import { featureFlags } from '@/domain/access/featureFlags';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof featureFlags>[0];
  readonly expected: ReturnType<typeof featureFlags>;
}

describe('featureFlags', () => {
  it.each<Case>([
    {
      why: 'not-loaded: Nothing is loaded, so the defaults apply.',
      input: { loaded: null },
      expected: {
        isTherapistOnlineStatusEnabled: true,
        isAppLinkGroupingEnabled: true,
        isAppointmentMomentsEnabled: true,
        isUnreadMessageDividerEnabled: true,
        isThrive24Enabled: true,
        isPatientRecordEnabled: true,
        isGoogleDriveEnabled: true,
        isExpiringAccessCodesEnabled: true,
        isV2ChatReplyEnabled: false,
        isTherapistBookingEnabled: false,
      },
    },
    {
      why: 'empty: Remote configuration has no flags.',
      input: { loaded: {} },
      expected: {
        isTherapistOnlineStatusEnabled: true,
        isAppLinkGroupingEnabled: true,
        isAppointmentMomentsEnabled: true,
        isUnreadMessageDividerEnabled: true,
        isThrive24Enabled: true,
        isPatientRecordEnabled: true,
        isGoogleDriveEnabled: true,
        isExpiringAccessCodesEnabled: true,
        isV2ChatReplyEnabled: false,
        isTherapistBookingEnabled: false,
      },
    },
    {
      why: 'off: The flag is switched off.',
      input: { loaded: { isThrive24Enabled: false } },
      expected: {
        isTherapistOnlineStatusEnabled: true,
        isAppLinkGroupingEnabled: true,
        isAppointmentMomentsEnabled: true,
        isUnreadMessageDividerEnabled: true,
        isThrive24Enabled: false,
        isPatientRecordEnabled: true,
        isGoogleDriveEnabled: true,
        isExpiringAccessCodesEnabled: true,
        isV2ChatReplyEnabled: false,
        isTherapistBookingEnabled: false,
      },
    },
    {
      why: 'on: The flag is switched on.',
      input: { loaded: { isV2ChatReplyEnabled: true } },
      expected: {
        isTherapistOnlineStatusEnabled: true,
        isAppLinkGroupingEnabled: true,
        isAppointmentMomentsEnabled: true,
        isUnreadMessageDividerEnabled: true,
        isThrive24Enabled: true,
        isPatientRecordEnabled: true,
        isGoogleDriveEnabled: true,
        isExpiringAccessCodesEnabled: true,
        isV2ChatReplyEnabled: true,
        isTherapistBookingEnabled: false,
      },
    },
    {
      why: 'unknown-name: An unknown flag is ignored.',
      input: { loaded: { isSomethingElse: true } },
      expected: {
        isTherapistOnlineStatusEnabled: true,
        isAppLinkGroupingEnabled: true,
        isAppointmentMomentsEnabled: true,
        isUnreadMessageDividerEnabled: true,
        isThrive24Enabled: true,
        isPatientRecordEnabled: true,
        isGoogleDriveEnabled: true,
        isExpiringAccessCodesEnabled: true,
        isV2ChatReplyEnabled: false,
        isTherapistBookingEnabled: false,
      },
    },
  ])('$why', ({ input, expected }) => {
    expect(featureFlags(input)).toEqual(expected);
  });
});
