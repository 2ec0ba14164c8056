import { helper } from './test/helper';

export const usesOwnTest = helper;
