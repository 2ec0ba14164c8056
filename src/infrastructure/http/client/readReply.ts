import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync, ValidationError } from 'class-validator';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { DtoClass, Reply } from '../endpoints/endpoint';
import { leaveOutNulls } from '../kernel/leaveOutNulls';
import { isParseEach, nameUnread } from '../kernel/ParseEach';
import { isObject, parseJson } from '@/domain/kernel/parseJson';
import { isBlank } from '@/domain/kernel/isBlank';

/** No part of the contract is nested deeper. */
const DEEPEST = 64;
/** Names that class-transformer takes for its own. */
const RESERVED: ReadonlySet<string> = new Set(['constructor', '__proto__', 'prototype']);

/** A JSON value whose conversion cannot throw: reserved names are left out, and parts nested too deep are null. */
function convertible(value: unknown, depth = 0): unknown {
  if (!isObject(value)) return value;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item: unknown) => convertible(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !RESERVED.has(name))
      .map(([name, part]) => [name, convertible(part, depth + 1)]),
  );
}

/** Names of the fields that break the contract; never their values. */
export interface InvalidReply {
  readonly fields: readonly string[];
}

export interface ParsedReply {
  readonly value: unknown;
  /** Items of lists that break the contract and were left out, so that one of them never takes the others along. */
  readonly unreadable: number;
  /** Their places in their list, counted from 0; of several lists one after the other. */
  readonly places: readonly number[];
  /** Names of the fields for which they were left out, and of parts that were left out alone. */
  readonly fields: readonly string[];
}

type Read<T = unknown> = Result<ParsedReply & { readonly value: T }, InvalidReply>;

const whole = <T>(value: T): Read<T> => ok({ value, unreadable: 0, places: [], fields: [] });

/**
 * Reads the body of an answer and checks it against the endpoint's shape, lists item by item. Unknown fields are
 * allowed.
 */
export function readReply(reply: Reply, body: string): Result<ParsedReply, InvalidReply> {
  switch (reply.kind) {
    case 'nothing':
      // A page is the answer of something between here and the backend, which was not reached.
      return /^\s*</.test(body) ? fail({ fields: ['(page)'] }) : whole(undefined);
    case 'text':
    case 'script':
      return whole(body);
    case 'file':
      // Its bytes are read separately, because text cannot hold them.
      return fail({ fields: ['(file)'] });
    case 'number':
      return !isBlank(body) && Number.isFinite(Number(body)) ? whole(Number(body)) : fail({ fields: ['(number)'] });
    case 'boolean':
      return readBoolean(body);
    case 'json':
      return readObject(reply.dto, convertible(parseJson(body)));
    case 'list':
      return readList(reply.dto, convertible(parseJson(body)));
  }
}

function readBoolean(body: string): Read<boolean> {
  const word = body.trim();
  return word === 'true' || word === 'false' ? whole(word === 'true') : fail({ fields: ['(boolean)'] });
}

function readObject(dto: DtoClass, value: unknown): Read<object> {
  if (!isObject(value) || Array.isArray(value)) return fail({ fields: ['(object)'] });
  const instance = plainToInstance(dto, value);
  leaveOutNulls(instance);
  const errors = validateSync(instance, { validationError: { target: false, value: false } });
  const left = leaveOutUnreadable(instance, mergeErrors([...errors, ...nestingErrors(instance)]));
  return left.broken.length === 0
    ? ok({ value: instance, unreadable: left.places.length, places: left.places, fields: left.fields })
    : fail({ fields: left.broken });
}

function readList(dto: DtoClass, value: unknown): Read<readonly object[]> {
  if (!Array.isArray(value)) return fail({ fields: ['(list)'] });
  const items = value.map((item: unknown) => readItem(dto, item));
  const found = items.flatMap(item => (item.ok ? [item.value] : []));
  const wrong = items.flatMap(item => (item.ok ? item.value.fields : item.failure.fields));
  const places = items.flatMap((item, place) => (item.ok ? [] : [place]));
  return ok({
    value: found.map(({ value: item }) => item),
    unreadable: places.length,
    places,
    fields: [...new Set(wrong)],
  });
}

function readItem(dto: DtoClass, value: unknown): Read<object> {
  const read = readObject(dto, value);
  if (!read.ok) return read;
  return read.value.unreadable === 0 ? read : fail({ fields: read.value.fields });
}

/**
 * class-validator accepts a list in place of one object, and a list as an item of a list. Readers of the instance
 * expect neither, so both are errors here.
 */
function nestingErrors(instance: object): readonly ValidationError[] {
  const storage = getMetadataStorage();
  const nested = storage
    .getTargetValidationMetadatas(instance.constructor, '', true, false)
    .filter(({ type }) => type === 'nestedValidation');
  return nested.flatMap(({ propertyName, each }) => {
    const value: unknown = Reflect.get(instance, propertyName);
    if (!isObject(value)) return [];
    if (Boolean(each) !== Array.isArray(value))
      return [errorAt(propertyName, { constraints: { nesting: propertyName } })];
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
    const children = parts.flatMap((part, index) => {
      if (Array.isArray(part)) return [errorAt(String(index), { constraints: { nesting: propertyName } })];
      const below = isObject(part) ? nestingErrors(part) : [];
      return below.length > 0 ? [errorAt(String(index), { children: [...below] })] : [];
    });
    if (children.length === 0) return [];
    return [errorAt(propertyName, { children: each ? children : children.flatMap(child => child.children ?? []) })];
  });
}

/** One error per field, so that the indices of items remain valid when some are left out. */
function mergeErrors(errors: readonly ValidationError[]): readonly ValidationError[] {
  return [...new Set(errors.map(({ property }) => property))].map(property => {
    const same = errors.filter(error => error.property === property);
    const constraints = Object.assign({}, ...same.map(error => error.constraints ?? {})) as Readonly<
      Record<string, string>
    >;
    const children = mergeErrors(same.flatMap(error => error.children ?? []));
    return errorAt(property, { children: [...children], ...(Object.keys(constraints).length > 0 && { constraints }) });
  });
}

const errorAt = (property: string, more: Partial<ValidationError>): ValidationError =>
  Object.assign(new ValidationError(), { property }, more);

interface LeftOut {
  /** The indices of the items that were left out. */
  readonly places: readonly number[];
  readonly fields: readonly string[];
  /** Fields that are wrong outside any list: without them the whole cannot be read. */
  readonly broken: readonly string[];
}

/** Removes the items that break the contract from the lists below an object; other errors stay errors. */
function leaveOutUnreadable(holder: object, errors: readonly ValidationError[]): LeftOut {
  const left = errors.map(error => leaveOutBelow(holder, error));
  return {
    places: left.flatMap(({ places }) => places),
    fields: [...new Set(left.flatMap(({ fields }) => fields))],
    broken: [...new Set(left.flatMap(({ broken }) => broken))],
  };
}

function leaveOutBelow(holder: object, error: ValidationError): LeftOut {
  const { property, children = [], constraints } = error;
  if (isParseEach(holder, property)) return leaveOutPart(holder, error);
  const value: unknown = Reflect.get(holder, property);
  if (constraints !== undefined || children.length === 0 || !isObject(value)) {
    return { places: [], fields: [], broken: [property] };
  }
  if (!Array.isArray(value)) return leaveOutUnreadable(value, children);
  // An item with its own list is left out entirely, because it must not look complete when it is not.
  const gone = new Set(children.filter(child => !isShortOfParts(value, child)).map(child => child.property));
  const short = children
    .filter(child => !gone.has(child.property))
    .map(child => leaveOutUnreadable(itemAt(value, child), child.children ?? []));
  Reflect.set(
    holder,
    property,
    value.filter((_item, index) => !gone.has(String(index))),
  );
  const wrong = children
    .filter(child => gone.has(child.property))
    .flatMap(child => (child.children ?? []).map(field => field.property));
  const fields = [...wrong, ...short.flatMap(left => left.fields)];
  const places = [...gone].map(Number).sort((a, b) => a - b);
  return { places, fields: fields.length > 0 ? fields : [property], broken: [] };
}

/**
 * Removes the unreadable items of a list, or the unreadable parts of a part whose parts are read separately. The
 * holder stays and names it.
 */
function leaveOutPart(holder: object, error: ValidationError): LeftOut {
  const { property, children = [], constraints } = error;
  const value: unknown = Reflect.get(holder, property);
  if (isObject(value) && isShortOfPartsOf(value, error)) {
    leaveOutUnreadable(value, children);
    nameUnread(holder, property);
    return { places: [], fields: [property], broken: [] };
  }
  const short = Array.isArray(value) ? children.filter(child => isShortOfParts(value, child)) : [];
  for (const child of short) leaveOutUnreadable(itemAt(value as readonly unknown[], child), child.children ?? []);
  const gone = new Set(children.filter(child => !short.includes(child)).map(child => child.property));
  const readable =
    constraints === undefined && Array.isArray(value)
      ? value.filter((_item, index) => !gone.has(String(index)))
      : undefined;
  Reflect.set(holder, property, readable);
  nameUnread(holder, property);
  return { places: [], fields: [property], broken: [] };
}

const itemAt = (list: readonly unknown[], { property }: ValidationError): object => list[Number(property)] as object;

/** True if the errors of an item are only in parts that are read separately. */
function isShortOfParts(list: readonly unknown[], error: ValidationError): boolean {
  const item = list[Number(error.property)];
  return isObject(item) && isShortOfPartsOf(item, error);
}

const isShortOfPartsOf = (holder: object, { children = [], constraints }: ValidationError): boolean =>
  constraints === undefined && children.length > 0 && children.every(child => isParseEach(holder, child.property));
