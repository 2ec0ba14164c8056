/** Teams that call back. */
export const CALLBACK_GROUPS = ['care-team', 'support'] as const;
export type CallbackGroup = (typeof CALLBACK_GROUPS)[number];

/** Requested access: the staff dashboard, the patients’ app, or the service for an organisation. */
export const ACCESS_TYPES = ['dashboard', 'app', 'organisation'] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];

export const isAccessType = (text: string): text is AccessType => (ACCESS_TYPES as readonly string[]).includes(text);

/** Length limits of a request to staff, in characters. */
export const contactLimits = { name: 100, phone: 30, note: 500, message: 1_000, email: 254 } as const;

/** Shorter numbers cannot be dialled; ITU-T E.164 allows at most 15 digits. */
const PHONE_DIGITS = { least: 6, most: 15 } as const;
/** International numbers begin with a plus; digits may be grouped by spaces, hyphens, dots and brackets. */
const PHONE = /^\+?[\d\s().-]+$/;

export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text.trim()) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}
