import 'reflect-metadata';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { passwordLimits } from '@/infrastructure/http/endpoints/guessLimits';
import { operationOf } from './operationOf';
import { SchemaBook } from './SchemaBook';

type Table = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** The OpenAPI 3.1 document of an endpoint table. */
export function openApiDocument(table: Table) {
  const book = new SchemaBook();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [feature, calls] of Object.entries(table)) {
    for (const [call, endpoint] of Object.entries(calls)) {
      const operation = operationOf(`${feature}.${call}`, endpoint, book);
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backend of the staff dashboard',
      version: '0.1.0',
      description:
        'Generated from the endpoint table of the dashboard. Integers of 64 bits are decimal strings; ' +
        `times are ISO 8601 unless a unit is given. ${passwordLimits}`,
    },
    servers: [{ url: '/api', description: 'Sandbox' }],
    paths,
    components: {
      schemas: book.all(),
      securitySchemes: {
        idToken: { type: 'apiKey', in: 'header', name: 'idToken', description: 'ID token of the identity provider.' },
        session: { type: 'http', scheme: 'bearer', description: 'Session cookie.' },
      },
    },
  };
}
