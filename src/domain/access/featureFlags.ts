/**
 * Remote configuration turns a feature on or off. A flag that it does not contain, or that could not be loaded, has its
 * default: on for therapist online status, app link grouping, appointment moments, unread message divider, thrive 24,
 * patient record, google drive and expiring access codes; off for V2 chat reply and therapist booking. Unknown names
 * are ignored. (D2 §3 Feature flags)
 */
export function featureFlags({ loaded }: { readonly loaded: Readonly<Record<string, boolean>> | null }): FlagValues {
  return {
    ...flagDefaults,
    ...Object.fromEntries(Object.entries(loaded ?? {}).filter(([name]) => name in flagDefaults)),
  };
}

/** Name of a switch in remote configuration. */
export type FeatureFlag = keyof typeof flagDefaults;

export type FlagValues = Readonly<Record<FeatureFlag, boolean>>;

/** Defaults until remote configuration overrides them (D2 §3, feature flags). */
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
