import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { DtoClass, Reply } from '@/infrastructure/http/endpoints/endpoint';

/** The content of a body. Throws an error if it does not match the endpoint table. */
export function readAnswer(reply: Reply, body: string): unknown {
  if (reply.kind === 'nothing') return undefined;
  if (reply.kind === 'text' || reply.kind === 'script') return body;
  if (reply.kind === 'file') return refuseAnswer('a file, which the app reads otherwise');
  const value: unknown = JSON.parse(body);
  if (reply.kind === 'json') return checked(reply.dto, value);
  if (reply.kind === 'list')
    return Array.isArray(value) ? value.map(item => checked(reply.dto, item)) : refuseAnswer('no list');
  return typeof value === reply.kind ? value : refuseAnswer(`no ${reply.kind}`);
}

function checked(dto: DtoClass, value: unknown): object {
  if (typeof value !== 'object' || value === null) return refuseAnswer('no object');
  const instance = plainToInstance(dto, value);
  const [first] = validateSync(instance);
  return first === undefined ? instance : refuseAnswer(`a wrong ${first.property}`);
}

function refuseAnswer(what: string): never {
  throw new Error(`The answer holds ${what}.`);
}
