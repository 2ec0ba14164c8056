import { SendMessage } from '../../application/chat/SendMessage';

export const httpUsesUseCase = SendMessage;
