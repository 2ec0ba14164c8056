import { ValidateIf } from 'class-validator';

/** A field of a request that may be left out. Null is refused, because the call has no meaning for it. */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);
