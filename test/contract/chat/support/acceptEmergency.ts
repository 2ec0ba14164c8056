import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';

/** The patient of the room requested an emergency chat, which was accepted into this one. */
export function acceptEmergency(
  { requests, log }: ChatServices,
  { id, patientId }: ChatRoom,
  acceptedBy: string,
  requestedAt: number,
): void {
  const { request } = requests.add({
    requestType: 'chat-patient-request',
    patientId,
    emergency: true,
    message: '',
    requestedAt,
  });
  requests.settle(request, { acceptedBy, acceptedSeq: log.order.latest(), chatSessionId: id });
}
