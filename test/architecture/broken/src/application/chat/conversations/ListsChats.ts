import { Engine } from '../engine/Engine';

export const ListsChats = Engine;
