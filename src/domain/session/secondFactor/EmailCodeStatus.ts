/** What became of the one-time code that is sent by email. */
export type EmailCodeStatus = 'unsent' | 'sending' | 'successful' | 'failed';
