import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { DtoClass, Reply } from '../endpoints/endpoint';

/** Names of the fields that break the contract; never their values. */
export interface InvalidReply {
  readonly fields: readonly string[];
}

/** Reads the body of an answer and checks it against the endpoint's shape. Unknown fields are let through. */
export function readReply(reply: Reply, body: string): Result<unknown, InvalidReply> {
  switch (reply.kind) {
    case 'nothing':
      return ok(undefined);
    case 'text':
      return ok(body);
    case 'number':
      return body.trim() !== '' && Number.isFinite(Number(body)) ? ok(Number(body)) : fail({ fields: ['(number)'] });
    case 'boolean':
      return readBoolean(body);
    case 'json':
      return readObject(reply.dto, parse(body));
    case 'list':
      return readList(reply.dto, parse(body));
  }
}

function readBoolean(body: string): Result<boolean, InvalidReply> {
  const word = body.trim();
  return word === 'true' || word === 'false' ? ok(word === 'true') : fail({ fields: ['(boolean)'] });
}

function readObject(dto: DtoClass, value: unknown): Result<object, InvalidReply> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail({ fields: ['(object)'] });
  const instance = plainToInstance(dto, value);
  const errors = validateSync(instance, { validationError: { target: false, value: false } });
  return errors.length === 0 ? ok(instance) : fail({ fields: errors.map(({ property }) => property) });
}

function readList(dto: DtoClass, value: unknown): Result<readonly object[], InvalidReply> {
  if (!Array.isArray(value)) return fail({ fields: ['(list)'] });
  const items = value.map((item: unknown) => readObject(dto, item));
  const wrong = items.flatMap(item => (item.ok ? [] : item.failure.fields));
  return wrong.length === 0 ? ok(items.flatMap(item => (item.ok ? [item.value] : []))) : fail({ fields: [...new Set(wrong)] });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
