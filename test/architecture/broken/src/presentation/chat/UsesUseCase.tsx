import { SendMessage } from '../../application/chat/SendMessage';

export const UsesUseCase = () => String(new SendMessage());
