import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';

/** The patient of the room requested an emergency chat, which was accepted into this one. */
export function acceptEmergency(
  { requests, log }: ChatParts,
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
