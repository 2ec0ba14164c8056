/** What holds until remote configuration says otherwise (D2 §3, feature flags). */
export const flagDefaults = {
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
} as const;
