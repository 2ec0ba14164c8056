export type EmailCodeStatus = 'unsent' | 'sending' | 'successful' | 'failed';
