import { PlainView } from './PlainView';

export const PaintingStore = PlainView;
