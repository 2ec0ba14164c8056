import { staleData } from '@/domain/notifications/staleData';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof staleData>[0];
  readonly expected: ReturnType<typeof staleData>;
}

describe('staleData', () => {
  it.each<Case>([
    {
      why: 'upgraded-unread: an unread upgraded chat',
      input: { type: 'chatUpgraded', generation: 'v2', readAt: null },
      expected: ['activeChats', 'assignedPatients'],
    },
    {
      why: 'upgraded-read: a read upgraded chat',
      input: { type: 'chatUpgraded', generation: 'v1', readAt: 1 },
      expected: ['activeChats', 'assignedPatients'],
    },
    {
      why: 'assigned-v1-unread: an unread V1 assignment',
      input: { type: 'assignedPatient', generation: 'v1', readAt: null },
      expected: ['assignedPatients'],
    },
    {
      why: 'assigned-v1-read: a read V1 assignment is already known',
      input: { type: 'assignedPatient', generation: 'v1', readAt: 1 },
      expected: [],
    },
    {
      why: 'assigned-v2: only V1 assignments count',
      input: { type: 'assignedPatient', generation: 'v2', readAt: null },
      expected: [],
    },
    {
      why: 'request: a request changes no data',
      input: { type: 'chatRequest', generation: 'v1', readAt: null },
      expected: [],
    },
    {
      why: 'lead: a change of the lead changes no data',
      input: { type: 'leadStatus', generation: 'v1', readAt: null },
      expected: [],
    },
  ])('$why', ({ input, expected }) => {
    expect(staleData(input)).toEqual(expected);
  });
});
