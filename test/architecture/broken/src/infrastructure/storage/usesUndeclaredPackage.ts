import { parse } from 'acorn';

export const usesUndeclaredPackage = parse;
