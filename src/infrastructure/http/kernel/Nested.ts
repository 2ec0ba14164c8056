import { Type } from 'class-transformer';
import { buildMessage, IsArray, IsDefined, ValidateBy, ValidateNested } from 'class-validator';

type DtoOf = () => new () => object;

const all =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (holder, part) =>
    decorators.forEach(decorate => decorate(holder, part));

export const isObject = (item: unknown): item is object =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

/** `@ValidateNested` lets an item that is null or a list through. */
export const HAS_OBJECTS = 'hasObjects';

const HasObjects = (): PropertyDecorator =>
  ValidateBy({
    name: HAS_OBJECTS,
    validator: {
      validate: (value: unknown) => !Array.isArray(value) || value.every(isObject),
      defaultMessage: buildMessage(() => 'each item of $property must be an object'),
    },
  });

/** A part with a shape of its own. It has to be there, unless `@IsOptional` says otherwise: `@ValidateNested` alone lets null and nothing through. */
export const Nested = (dto: DtoOf): PropertyDecorator => all(IsDefined(), ValidateNested(), Type(dto));

/** A list of parts with a shape of their own. */
export const NestedList = (dto: DtoOf): PropertyDecorator =>
  all(IsArray(), HasObjects(), ValidateNested({ each: true }), Type(dto));
