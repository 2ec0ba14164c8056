/** Who calls back. */
export const CALLBACK_GROUPS = ['care-team', 'support'] as const;
export type CallbackGroup = (typeof CALLBACK_GROUPS)[number];

/** What somebody without access asks for: the staff dashboard, the patients’ app, or the service for an organisation. */
export const ACCESS_TYPES = ['dashboard', 'app', 'organisation'] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];

export const isAccessType = (text: string): text is AccessType => (ACCESS_TYPES as readonly string[]).includes(text);

/** Characters that a request to staff may have. */
export const contactLimits = { name: 100, phone: 30, note: 500, message: 1_000, email: 254 } as const;

/** Fewer digits reach nobody, and ITU-T E.164 allows no more than 15. */
const PHONE_DIGITS = { least: 6, most: 15 } as const;
/** An international number begins with a plus; people group digits with spaces, hyphens, dots and brackets. */
const PHONE = /^\+?[\d\s().-]+$/;

/** Whether somebody can be called on it. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text.trim()) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}
