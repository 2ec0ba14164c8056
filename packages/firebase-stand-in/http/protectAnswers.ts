import type { RequestHandler } from './RequestHandler';

/** What every answer carries that is no document: opened by itself, or in a frame, it shows and does nothing. */
export const answerHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Goes before the handlers. Those that give documents put a policy of their own in the place of this one. */
export const protectAnswers: RequestHandler = (_request, response) => {
  for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
  return false;
};
