import { PlainStore } from './PlainStore';

export class GreedyStore extends PlainStore {}
