import { SendMessage } from '../../application/chat/SendMessage';

export const workerUsesUseCase = SendMessage;
