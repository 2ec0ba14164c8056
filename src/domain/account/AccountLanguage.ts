/** Languages of emails from the service. */
export const ACCOUNT_LANGUAGES = ['en'] as const;

export type AccountLanguage = (typeof ACCOUNT_LANGUAGES)[number];
