import { rule } from '../../kernel/rule';

/** Whether an update of a channel may change what is on the screen. */
export const channelOnScreen = rule(
  {
    id: 'CR-CHAN-01',
    statement:
      'A channel is selected in this order: the messages of the former one are cleared, participants are loaded, ' +
      'the channel becomes the active one, messages are requested. From then on only what is said of the active ' +
      'channel reaches the screen; a late answer for a former one is kept for later and never shown.',
    source:
      'D2 §4 Selecting a channel: "Clear messages." and "Load participants." and "Set the active channel." ' +
      'and "Request messages."',
    hazards: ['HAZ-04'],
  },
  /** `active`: null while no chat is open. */
  ({ active, answerFor }: { readonly active: string | null; readonly answerFor: string }): boolean =>
    active === answerFor,
);
