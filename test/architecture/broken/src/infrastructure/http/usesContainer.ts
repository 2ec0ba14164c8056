import { container } from '../../di/container';

export const usesContainer = container;
