import { isTooDeep } from '../http/isTooDeep';
import { StoreError } from './StoreError';

/** Depth of nested lists and objects. Google stores maps 20 levels deep, each of which is three levels here. */
const DEEPEST = 100;

/** Parses a client's message. Refuses anything but JSON, and JSON so deep that reading it could overflow the stack. */
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
