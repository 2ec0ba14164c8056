import { SendMessage } from '../chat/SendMessage';

export const UsesAnotherFeature = SendMessage;
