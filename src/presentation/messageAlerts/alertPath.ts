import type { AlertGeneration, AlertName } from '@/domain/messageAlerts/MessageAlert';

const LIST = '/admin/message-alerts';
/** Parameters of the address of the page. */
const MESSAGE = 'message';
const GENERATION = 'generation';
const NEW = 'new';

export const alertsPath = LIST;

export const alertPath = ({ id, generation }: AlertName): string =>
  `${LIST}?${new URLSearchParams({ [MESSAGE]: id, [GENERATION]: generation }).toString()}`;

export const newAlertPath = (generation: AlertGeneration): string =>
  `${LIST}?${new URLSearchParams({ [NEW]: generation }).toString()}`;

/** What the address shows: one message, a new one of a generation, or the list. */
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
