import { mayBeEmergency } from './mayBeEmergency.rule';

/** What the request said from which a chat came, for as long as nobody has answered it. */
export interface AcceptedRequest {
  readonly emergency: boolean;
  /** Milliseconds since 1970. */
  readonly requestedAt: number | 'unknown';
  /** Names of the parts that could not be read. */
  readonly couldNotRead: readonly string[];
}

/** `mayBeEmergency`: something of the request could not be read. */
export type EmergencySign = 'emergency' | 'mayBeEmergency';

/** How a chat is marked whose request was accepted and not answered; undefined: not at all. */
export function emergencySign(request: AcceptedRequest | undefined): EmergencySign | undefined {
  if (request === undefined || !mayBeEmergency(request)) return undefined;
  return request.emergency ? 'emergency' : 'mayBeEmergency';
}
