import { rule } from '../kernel/rule';

interface EmbedMessageInput {
  /** Who sent the message, as the browser says. */
  readonly from: string;
  /** Whether the browser names the frame of the dashboard as its window. */
  readonly isFromFrame: boolean;
  /** The origin that the settings name. */
  readonly origin: string;
}

/** Whether a message that reaches the page is one of the dashboard. */
export const embedMessage = rule(
  {
    id: 'CR-DASH-02',
    statement:
      'A message counts as one of the dashboard only when it comes from the origin that the settings name and from ' +
      'the frame that shows the dashboard. Every other window is ignored, also one of the same origin.',
    source: 'DESIGN §9 row 100',
    hazards: ['HAZ-08'],
  },
  ({ from, isFromFrame, origin }: EmbedMessageInput): boolean => isFromFrame && from === origin,
);
