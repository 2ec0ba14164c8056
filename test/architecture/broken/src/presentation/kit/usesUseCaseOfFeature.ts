import type { SendMessage } from '../../application/chat/SendMessage';

export type UsesUseCaseOfFeature = SendMessage;
