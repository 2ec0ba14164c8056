import type { PlainView } from '../chat/PlainView';

export type UsesFeatureType = typeof PlainView;
