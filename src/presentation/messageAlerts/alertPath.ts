import type { AlertGeneration, AlertName } from '@/domain/messageAlerts/MessageAlert';
import { routes } from '../app/routes/routes';

/** Names of the query parameters of the page. */
const MESSAGE = 'message';
const GENERATION = 'generation';
const NEW = 'new';

export const alertPath = ({ id, generation }: AlertName): string =>
  routes.messageAlerts.to({}, { [MESSAGE]: id, [GENERATION]: generation });

export const newAlertPath = (generation: AlertGeneration): string => routes.messageAlerts.to({}, { [NEW]: generation });

/** The content of an address: one message, the form for a new one of a generation, or the list. */
export type AlertAddress =
  | { readonly shows: 'list' }
  | { readonly shows: 'alert'; readonly name: AlertName }
  | { readonly shows: 'new'; readonly generation: AlertGeneration };

export function readAlertAddress(parameters: URLSearchParams): AlertAddress {
  const id = parameters.get(MESSAGE);
  if (id !== null && id !== '') {
    return { shows: 'alert', name: { id, generation: toGeneration(parameters.get(GENERATION)) } };
  }
  const made = parameters.get(NEW);
  return made === null ? { shows: 'list' } : { shows: 'new', generation: toGeneration(made) };
}

const toGeneration = (text: string | null): AlertGeneration => (text === 'v1' ? 'v1' : 'v2');
