import type { StaffNotification } from '@/domain/notifications/StaffNotification';

/** An unread V2 request of Ana Novak, unless the test wishes otherwise. */
export function aNotification(wish: Partial<StaffNotification> = {}): StaffNotification {
  return {
    id: 'n-1',
    sentAt: 1_772_357_400_000,
    readAt: null,
    type: 'chatRequest',
    generation: 'v2',
    requestType: 'chat-patient-request',
    emergency: false,
    fromTherapist: '',
    patientId: 'p-ana',
    patient: 'Ana Novak',
    isLead: false,
    chatRoomId: null,
    ...wish,
  };
}
