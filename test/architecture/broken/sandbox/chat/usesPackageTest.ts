import { helper } from '../../packages/sample/test/helper';

export const usesPackageTest = helper;
