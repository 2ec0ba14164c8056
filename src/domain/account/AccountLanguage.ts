/** Languages in which the service writes to people: those that it has texts in. */
export const ACCOUNT_LANGUAGES = ['en'] as const;

export type AccountLanguage = (typeof ACCOUNT_LANGUAGES)[number];
