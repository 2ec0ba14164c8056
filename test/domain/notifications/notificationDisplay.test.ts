import { notificationDisplay } from '@/domain/notifications/notificationDisplay';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof notificationDisplay>[0];
  readonly expected: ReturnType<typeof notificationDisplay>;
}

describe('notificationDisplay', () => {
  it.each<Case>([
    {
      why: 'patient-v2: a patient asks for a V2 chat',
      input: {
        type: 'chatRequest',
        generation: 'v2',
        requestType: 'chat-patient-request',
        emergency: false,
        isLead: false,
        patientId: 'p-1',
        chatRoomId: null,
      },
      expected: { wording: 'patientRequest', sign: 'request', target: { page: 'chatRequests', generation: 'v2' } },
    },
    {
      why: 'patient-v1: a patient asks for a V1 chat',
      input: {
        type: 'chatRequest',
        generation: 'v1',
        requestType: 'chat-patient-request',
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: null,
      },
      expected: { wording: 'patientRequest', sign: 'request', target: { page: 'chatRequests', generation: 'v1' } },
    },
    {
      why: 'handover-v2: a colleague hands a patient over',
      input: {
        type: 'chatRequest',
        generation: 'v2',
        requestType: 'chat-therapist-handover',
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: null,
      },
      expected: { wording: 'handover', sign: 'handover', target: { page: 'chatRequests', generation: 'v2' } },
    },
    {
      why: 'handover-v1: the same for V1',
      input: {
        type: 'chatRequest',
        generation: 'v1',
        requestType: 'chat-therapist-handover',
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: null,
      },
      expected: { wording: 'handover', sign: 'handover', target: { page: 'chatRequests', generation: 'v1' } },
    },
    {
      why: 'invite-v2: a colleague invites',
      input: {
        type: 'chatRequest',
        generation: 'v2',
        requestType: 'chat-therapist-invite',
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: null,
      },
      expected: { wording: 'invite', sign: 'invite', target: { page: 'chatRequests', generation: 'v2' } },
    },
    {
      why: 'invite-v1: the same for V1',
      input: {
        type: 'chatRequest',
        generation: 'v1',
        requestType: 'chat-therapist-invite',
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: null,
      },
      expected: { wording: 'invite', sign: 'invite', target: { page: 'chatRequests', generation: 'v1' } },
    },
    {
      why: 'upgraded-v2: a V1 chat that continues as V2 waits to be accepted',
      input: {
        type: 'chatRequest',
        generation: 'v2',
        requestType: 'chat-v1-upgraded',
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: null,
      },
      expected: { wording: 'upgradedRequest', sign: 'upgrade', target: { page: 'chatRequests', generation: 'v2' } },
    },
    {
      why: 'upgraded-v1: only the generation decides the list',
      input: {
        type: 'chatRequest',
        generation: 'v1',
        requestType: 'chat-v1-upgraded',
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: null,
      },
      expected: { wording: 'upgradedRequest', sign: 'upgrade', target: { page: 'chatRequests', generation: 'v1' } },
    },
    {
      why: 'no-request-type: a request of unknown kind is shown',
      input: {
        type: 'chatRequest',
        generation: 'v2',
        requestType: null,
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: null,
      },
      expected: { wording: 'otherRequest', sign: 'request', target: { page: 'chatRequests', generation: 'v2' } },
    },
    {
      why: 'lead-gained: the user became the lead',
      input: {
        type: 'leadStatus',
        generation: 'v2',
        requestType: null,
        emergency: false,
        isLead: true,
        patientId: 'p-1',
        chatRoomId: null,
      },
      expected: { wording: 'leadGained', sign: 'lead', target: { page: 'profile', patientId: 'p-1' } },
    },
    {
      why: 'lead-lost: the user is no longer the lead',
      input: {
        type: 'leadStatus',
        generation: 'v2',
        requestType: null,
        emergency: false,
        isLead: false,
        patientId: 'p-1',
        chatRoomId: null,
      },
      expected: { wording: 'leadLost', sign: 'lead', target: { page: 'profile', patientId: 'p-1' } },
    },
    {
      why: 'lead-nobody: without a patient, the list',
      input: {
        type: 'leadStatus',
        generation: 'v2',
        requestType: null,
        emergency: false,
        isLead: true,
        patientId: null,
        chatRoomId: null,
      },
      expected: { wording: 'leadGained', sign: 'lead', target: { page: 'profile', patientId: null } },
    },
    {
      why: 'assigned: the profile of the patient',
      input: {
        type: 'assignedPatient',
        generation: 'v1',
        requestType: null,
        emergency: false,
        isLead: false,
        patientId: 'p/1?x',
        chatRoomId: null,
      },
      expected: {
        wording: 'assignedPatient',
        sign: 'patient',
        target: { page: 'profile', patientId: 'p/1?x' },
      },
    },
    {
      why: 'assigned-nobody: without a patient, the list',
      input: {
        type: 'assignedPatient',
        generation: 'v2',
        requestType: null,
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: null,
      },
      expected: { wording: 'assignedPatient', sign: 'patient', target: { page: 'profile', patientId: null } },
    },
    {
      why: 'chat-upgraded-channel: the channel name without its prefix is the chat session',
      input: {
        type: 'chatUpgraded',
        generation: 'v1',
        requestType: null,
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: 'PatientTherapistChat.c-1',
      },
      expected: { wording: 'chatUpgraded', sign: 'upgrade', target: { page: 'chatV2', chatSessionId: 'c-1' } },
    },
    {
      why: 'chat-upgraded-id: a bare id is the chat session',
      input: {
        type: 'chatUpgraded',
        generation: 'v2',
        requestType: null,
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: 'c-1',
      },
      expected: { wording: 'chatUpgraded', sign: 'upgrade', target: { page: 'chatV2', chatSessionId: 'c-1' } },
    },
    {
      why: 'chat-upgraded-none: without a chat, all V2 chats',
      input: {
        type: 'chatUpgraded',
        generation: 'v2',
        requestType: null,
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: null,
      },
      expected: { wording: 'chatUpgraded', sign: 'upgrade', target: { page: 'chatV2', chatSessionId: null } },
    },
    {
      why: 'chat-upgraded-empty: a channel without a session is not a chat',
      input: {
        type: 'chatUpgraded',
        generation: 'v2',
        requestType: null,
        emergency: false,
        isLead: false,
        patientId: null,
        chatRoomId: 'PatientTherapistChat.',
      },
      expected: { wording: 'chatUpgraded', sign: 'upgrade', target: { page: 'chatV2', chatSessionId: null } },
    },
    {
      why: 'emergency: a patient asks for an emergency chat',
      input: {
        type: 'chatRequest',
        generation: 'v2',
        requestType: 'chat-patient-request',
        emergency: true,
        isLead: false,
        patientId: 'p-1',
        chatRoomId: null,
      },
      expected: { wording: 'emergencyRequest', sign: 'emergency', target: { page: 'chatRequests', generation: 'v2' } },
    },
  ])('$why', ({ input, expected }) => {
    expect(notificationDisplay(input)).toEqual(expected);
  });
});
