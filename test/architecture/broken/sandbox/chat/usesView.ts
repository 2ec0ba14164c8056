import { PlainView } from '../../src/presentation/chat/PlainView';

export const usesView = PlainView;
