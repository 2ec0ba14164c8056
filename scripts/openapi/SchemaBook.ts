import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import type { DtoClass } from '@/infrastructure/http/endpoints/endpoint';
import { constraintSchemas } from './constraintSchemas';
import type { Schema } from './Schema';

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;

/** The schemas of all DTOs met so far, made from their decorators alone. */
export class SchemaBook {
  private readonly schemas = new Map<string, Schema>();

  /** A reference to the DTO's schema. Throws for a decorator that it does not know. */
  refTo(dto: DtoClass): Schema {
    if (!this.schemas.has(dto.name)) {
      this.schemas.set(dto.name, {});
      this.schemas.set(dto.name, this.schemaOf(dto));
    }
    return { $ref: `#/components/schemas/${dto.name}` };
  }

  /** The DTO's fields one by one, for parameters of a query. */
  fieldsOf(dto: DtoClass): readonly { readonly name: string; readonly required: boolean; readonly schema: Schema }[] {
    const { properties = {}, required = [] } = this.schemaOf(dto);
    return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }));
  }

  all(): Readonly<Record<string, Schema>> {
    return Object.fromEntries([...this.schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private schemaOf(dto: DtoClass): Schema {
    const byField = getMetadataStorage().groupByPropertyName(
      getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false),
    );
    const fields = Object.entries(byField);
    if (fields.length === 0) throw new Error(`${dto.name} has no decorated field`);
    const required = fields.filter(([, rules]) => !rules.some(isOptional)).map(([name]) => name);
    const properties = Object.fromEntries(fields.map(([name, rules]) => [name, this.fieldOf(dto, name, rules)]));
    return { type: 'object', properties, ...(required.length > 0 && { required }) };
  }

  private fieldOf(dto: DtoClass, name: string, rules: Rules): Schema {
    const place = `${dto.name}.${name}`;
    const stated = rules.filter(rule => !isOptional(rule));
    const isList = stated.some(rule => rule.name === 'isArray' || rule.each);
    const own = stated
      .filter(rule => !isList || !(rule.each || rule.type === 'nestedValidation'))
      .map(rule => this.ruleOf(dto, place, rule));
    if (!isList) return merged(own);
    const items = stated
      .filter(rule => rule.each || rule.type === 'nestedValidation')
      .map(rule => this.ruleOf(dto, place, rule));
    return { type: 'array', ...merged(own), items: merged(items) };
  }

  private ruleOf(dto: DtoClass, place: string, rule: Rules[number]): Schema {
    if (rule.type === 'nestedValidation') return this.refTo(nestedIn(dto, rule.propertyName, rule.each));
    const toSchema = constraintSchemas[rule.name ?? ''];
    if (!toSchema) throw new Error(`${place}: no schema is known for the decorator ${rule.name ?? rule.type}`);
    return toSchema(rule.constraints as readonly unknown[]);
  }
}

function isOptional({ type, name }: Rules[number]): boolean {
  return type === 'conditionalValidation' && (name === undefined || name === 'isOptional');
}

/** The class that class-transformer makes of the field: asked of it, because its metadata are private. */
function nestedIn(dto: DtoClass, field: string, isList: boolean): DtoClass {
  const instance: object = plainToInstance(dto, { [field]: isList ? [{}] : {} });
  const value: unknown = Object.entries(instance).find(([name]) => name === field)?.[1];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const made = typeof first === 'object' && first !== null ? (first.constructor as DtoClass) : undefined;
  if (!made || made === Object) throw new Error(`${dto.name}.${field} says no @Type`);
  return made;
}

function merged(schemas: readonly Schema[]): Schema {
  return schemas.reduce<Schema>((all, schema) => ({ ...all, ...schema }), {});
}
