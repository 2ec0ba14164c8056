import type { DtoClass } from '@/infrastructure/http/endpoints/endpoint';
import type { Schema } from '#scripts/openapi/Schema';
import { SchemaBook } from '#scripts/openapi/SchemaBook';

type Fields = Readonly<Record<string, unknown>>;

const book = new SchemaBook();

/** A JSON value that fits the DTO's decorators, with every optional field set and two items in every list. */
export function sampleOfDto(dto: DtoClass): Fields {
  const reference = book.refTo(dto);
  return sampleOf(reference, '') as Fields;
}

function sampleOf(schema: Schema, name: string): unknown {
  if (schema.$ref !== undefined) return sampleOf(book.all()[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name);
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sampleOf(value, key)]),
      );
    case 'array':
      return schema.uniqueItems === true
        ? [sampleOf(schema.items ?? {}, name)]
        : Array.from({ length: Math.max(2, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}, name));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, Math.min(1, schema.maximum ?? 1));
    case 'boolean':
      return true;
    default:
      return textFor(schema, name);
  }
}

const knownTexts: readonly string[] = [
  'Sample',
  '17674272000000000',
  '2026-03-02',
  '2026-03-02T10:00:00.000Z',
  '09:30',
  '123456',
  'Europe/London',
  'sample@patient.example',
  'A'.repeat(32),
  '#123456',
  'group:admin',
  'en-GB',
  'sample.example',
  'https://sample.example/callback',
  '1',
];

function textFor({ format, pattern, minLength = 0 }: Schema, name: string): string {
  if (format === 'email') return 'sample@patient.example';
  if (format === 'date-time') return '2026-03-02T10:00:00.000Z';
  if (format === 'date') return '2026-03-02';
  if (format === 'uri') return 'https://sample.example/';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (pattern === undefined) return (/zone/i.test(name) ? 'Europe/London' : 'Sample').padEnd(minLength, 'x');
  const found = knownTexts.find(text => new RegExp(pattern, 'u').test(text));
  if (found === undefined) throw new Error(`${name}: no sample is known for ${pattern}`);
  return found;
}
