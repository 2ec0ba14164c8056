import { SendMessage } from '../../application/chat/SendMessage';

export const storageUsesUseCase = SendMessage;
