import { rule } from '../kernel/rule';

interface EmbedMessageInput {
  /** Origin of the message, according to the browser. */
  readonly from: string;
  /** The browser reports the dashboard's frame as the source window. */
  readonly isFromFrame: boolean;
  /** The origin from the settings. */
  readonly origin: string;
}

/** Decides whether a window message comes from the embedded dashboard. */
export const isEmbedMessage = rule(
  {
    id: 'CR-DASH-02',
    statement:
      'A message counts as sent by the embedded dashboard only if it comes from the origin in the settings and ' +
      'from the frame that shows the dashboard. All other windows are ignored, even of the same origin.',
    source: 'DESIGN §9 row 100',
    hazards: ['HAZ-08'],
  },
  ({ from, isFromFrame, origin }: EmbedMessageInput): boolean => isFromFrame && from === origin,
);
