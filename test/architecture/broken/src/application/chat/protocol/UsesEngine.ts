import { Engine } from '../engine/Engine';

export const UsesEngine = Engine;
