import { PlainView } from '../chat/PlainView';

export const usesFeature = PlainView;
