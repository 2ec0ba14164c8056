import { plain } from '../../../packages/sample/plain';

export const usesPackage = plain;
