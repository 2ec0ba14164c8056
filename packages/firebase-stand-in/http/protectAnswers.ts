import type { RequestHandler } from './RequestHandler';

/** The headers of every answer that is not a document: opened directly, or in a frame, it shows and does nothing. */
export const answerHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Runs before the handlers. Those that return documents replace this policy with their own. */
export const protectAnswers: RequestHandler = (_request, response) => {
  for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
  return false;
};
