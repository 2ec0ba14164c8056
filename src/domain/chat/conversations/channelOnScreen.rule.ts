import { rule } from '../../kernel/rule';

/** Decides whether an update of a channel may change the screen. */
export const channelOnScreen = rule(
  {
    id: 'CR-CHAN-01',
    statement:
      'A channel is selected in this order: the messages of the previous channel are cleared, participants are ' +
      'loaded, the channel becomes active, messages are requested. From then on only updates of the active ' +
      'channel reach the screen; a late answer for a previous channel is stored for later and never shown.',
    source:
      'D2 §4 Selecting a channel: "Clear messages." and "Load participants." and "Set the active channel." ' +
      'and "Request messages."',
    hazards: ['HAZ-04'],
  },
  /** `active`: null while no chat is open. */
  ({ active, answerFor }: { readonly active: string | null; readonly answerFor: string }): boolean =>
    active === answerFor,
);
