import { rule } from '../kernel/rule';
import type { ChatGeneration } from '../kernel/ChatGeneration';

export const notificationGeneration = rule(
  {
    id: 'CR-NOTE-01',
    statement:
      'A notification is shown in the V2 list if its pubNub is "true". All others are shown in the V1 list, ' +
      'including those with an unexpected pubNub, so that none is missing from both lists.',
    source:
      `D1 §4 Notifications: "V1 list shows notifications where pubNub is 'false' or absent; ` +
      `V2 list shows those where pubNub is 'true'."`,
    hazards: ['HAZ-05'],
  },
  ({ pubNub }: { readonly pubNub: string | null }): ChatGeneration => (pubNub === 'true' ? 'v2' : 'v1'),
);
