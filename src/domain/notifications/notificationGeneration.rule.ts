import { rule } from '../kernel/rule';
import type { ChatGeneration } from '../kernel/ChatGeneration';

export const notificationGeneration = rule(
  {
    id: 'CR-NOTE-01',
    statement:
      'A notification stands in the V2 list when its pubNub is "true". Every other one stands in the V1 list, also ' +
      'one whose pubNub nobody expected, so that none is in no list.',
    source:
      `D1 §4 Notifications: "V1 list shows notifications where pubNub is 'false' or absent; ` +
      `V2 list shows those where pubNub is 'true'."`,
    hazards: ['HAZ-05'],
  },
  ({ pubNub }: { readonly pubNub: string | null }): ChatGeneration => (pubNub === 'true' ? 'v2' : 'v1'),
);
