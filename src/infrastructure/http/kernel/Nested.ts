import { Type } from 'class-transformer';
import { IsArray, IsDefined, ValidateNested } from 'class-validator';

type DtoOf = () => new () => object;

const all =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (holder, part) =>
    decorators.forEach(decorate => decorate(holder, part));

/**
 * A nested part with its own shape. It is required unless `@IsOptional` says otherwise: `@ValidateNested` alone accepts
 * null and absence.
 */
export const Nested = (dto: DtoOf): PropertyDecorator => all(IsDefined(), ValidateNested(), Type(dto));

/** A list of parts with a shape of their own. */
export const NestedList = (dto: DtoOf): PropertyDecorator => all(IsArray(), ValidateNested({ each: true }), Type(dto));
