import type { AcceptedChat } from '@/application/chat/ports/ChatRequestGateway';
import type { GainedChatDto } from './chatActDtos';
import { generationOfPubNub } from './pubNubOf';

export const toGainedChat = ({ chatSessionId, pubNub }: GainedChatDto): AcceptedChat => ({
  chatSessionId,
  generation: generationOfPubNub(pubNub),
});
