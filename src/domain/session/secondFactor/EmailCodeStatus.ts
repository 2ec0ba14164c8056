/** Status of the one-time code by email. */
export type EmailCodeStatus = 'unsent' | 'sending' | 'successful' | 'failed';
