import { isTooDeep } from '../http/isTooDeep';
import { StoreError } from './StoreError';

/** Lists and objects within each other. Google stores 20 maps within each other, each of which is three here. */
const DEEPEST = 100;

/** Parses what a client sent. Refuses what is no JSON, and what is so deep that looking into it needs too much stack. */
export function parseMessage(text: string): unknown {
  const message = parsed(text);
  if (isTooDeep(message, DEEPEST))
    throw new StoreError('INVALID_ARGUMENT', `The message is more than ${DEEPEST} levels deep.`);
  return message;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StoreError('INVALID_ARGUMENT', 'The message is no JSON.');
  }
}
