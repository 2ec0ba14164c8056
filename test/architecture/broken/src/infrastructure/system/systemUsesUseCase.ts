import { SendMessage } from '../../application/chat/SendMessage';

export const systemUsesUseCase = SendMessage;
