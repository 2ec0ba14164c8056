import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { ownerText } from '@/infrastructure/http/endpoints/owner';
import type { SchemaBook } from './SchemaBook';

const refusal = (description: string) => ({ description, content: { 'text/plain': { schema: { type: 'string' } } } });

/** One call of the table as an OpenAPI operation. */
export function operationOf(name: string, endpoint: Endpoint, book: SchemaBook) {
  const { summary, limits, body, access, owner, repeat } = endpoint;
  return {
    operationId: name,
    summary,
    description: [`Owner: ${ownerText(owner)}`, ...(limits === undefined ? [] : [limits])].join(' '),
    tags: [name.split('.')[0] ?? ''],
    ...securityOf(endpoint),
    ...(access.who === 'session' && access.scopes.length > 0 && { 'x-scopes': access.scopes }),
    ...(access.who === 'session' && access.anyOf && { 'x-any-of-scopes': access.anyOf }),
    'x-owner': owner,
    'x-repeat': repeat,
    parameters: parametersOf(endpoint, book),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: book.refTo(body) } } } }),
    responses: { ...successOf(endpoint, book), ...refusalsOf(endpoint) },
  };
}

function securityOf({ access }: Endpoint) {
  if (access.who === 'anyone') return { security: [] };
  return { security: [access.who === 'idToken' ? { idToken: [] } : { session: [] }] };
}

function parametersOf({ path, query, etag }: Endpoint, book: SchemaBook) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = (query ? book.fieldsOf(query) : []).map(({ name, required, schema }) => {
    const isList = schema.type === 'array';
    return {
      name: isList ? `${name}[]` : name,
      in: 'query',
      required,
      ...(isList && { style: 'form', explode: true }),
      schema,
    };
  });
  const inHeader =
    etag === 'demands' ? [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }] : [];
  return [...inPath, ...inQuery, ...inHeader];
}

function successOf({ reply, etag }: Endpoint, book: SchemaBook) {
  const headers = etag && reply.kind !== 'nothing' ? { headers: { ETag: { schema: { type: 'string' } } } } : {};
  switch (reply.kind) {
    case 'nothing':
      return { '204': { description: 'Done.', ...headers } };
    case 'json':
      return {
        '200': { description: 'OK.', ...headers, content: { 'application/json': { schema: book.refTo(reply.dto) } } },
      };
    case 'list':
      return {
        '200': {
          description: 'OK.',
          ...headers,
          content: { 'application/json': { schema: { type: 'array', items: book.refTo(reply.dto) } } },
        },
      };
    case 'text':
      return { '200': { description: 'OK.', ...headers, content: { 'text/plain': { schema: { type: 'string' } } } } };
    case 'script':
      return {
        '200': { description: 'OK.', ...headers, content: { 'text/javascript': { schema: { type: 'string' } } } },
      };
    case 'file':
      return {
        '200': {
          description: 'OK, a file.',
          headers: { ...headers.headers, 'Content-Disposition': { schema: { type: 'string' } } },
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
      };
    case 'number':
    case 'boolean':
      return {
        '200': { description: 'OK, as text.', ...headers, content: { 'text/plain': { schema: { type: reply.kind } } } },
      };
  }
}

function refusalsOf({ query, body, access, etag, limits }: Endpoint) {
  return {
    ...((query || body) && { '400': refusal('ValidationError: the further lines name the fields.') }),
    ...(access.who !== 'anyone' && { '401': refusal('Unauthorised, or MfaRequiredError.') }),
    ...(access.who === 'session' && { '403': refusal('Forbidden, or NOT_IN_CHAT_WITH_PATIENT.') }),
    ...(etag === 'demands' && { '412': refusal('EtagMismatch.'), '428': refusal('EtagMissing.') }),
    ...(limits !== undefined && { '429': refusal(limits) }),
    default: refusal('The first line is the token of the error, further lines are for people.'),
  };
}
