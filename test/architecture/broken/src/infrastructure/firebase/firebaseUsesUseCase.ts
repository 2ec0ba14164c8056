import { SendMessage } from '../../application/chat/SendMessage';

export const firebaseUsesUseCase = SendMessage;
