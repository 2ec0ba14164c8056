import { ValidateIf } from 'class-validator';

/** A field of a request that may be left out. Null is refused, because it says nothing that the call knows. */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);
