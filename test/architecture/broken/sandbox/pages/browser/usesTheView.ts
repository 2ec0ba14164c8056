import { PlainView } from '../../../src/presentation/chat/PlainView';

export const usesTheView = PlainView;
