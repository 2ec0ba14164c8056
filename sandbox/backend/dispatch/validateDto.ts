import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { DtoClass } from '@/infrastructure/http/endpoints/endpoint';
import { holdsMoreThan, mostValuesOf } from './bodyValues';
import { sizeFaults } from './sizeFaults';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/**
 * Fills and checks one part of a request, its sizes first; refuses with 400 `ValidationError`, one line a field. An
 * unknown field is refused too. Values are counted before anything else, because filling and checking take long.
 */
export function validateDto(dto: DtoClass, part: 'query' | 'body', plain: unknown): object {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    throw new BackendError(400, 'ValidationError', `${part}: must be an object`);
  }
  const most = mostValuesOf(dto);
  if (holdsMoreThan(most, plain)) {
    throw new BackendError(400, 'ValidationError', `${part}: holds more than ${most} values`);
  }
  const instance = plainToInstance(dto, plain);
  const tooLong = sizeFaults(instance, part);
  if (tooLong.length > 0) throw new BackendError(400, 'ValidationError', tooLong.join('\n'));
  const errors = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true });
  if (errors.length > 0)
    throw new BackendError(400, 'ValidationError', errors.flatMap(error => linesOf(error, part)).join('\n'));
  return instance;
}

function linesOf(error: ValidationError, parent: string): string[] {
  const place = `${parent}.${error.property}`;
  const own = Object.values(error.constraints ?? {}).map(text => `${place}: ${text}`);
  return [...own, ...(error.children ?? []).flatMap(child => linesOf(child, place))];
}
