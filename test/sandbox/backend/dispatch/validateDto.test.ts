import 'reflect-metadata';
import { ArrayMaxSize, IsArray, MaxLength, ValidateBy } from 'class-validator';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { mostValuesOf } from '#sandbox/backend/dispatch/bodyValues';
import { validateDto } from '#sandbox/backend/dispatch/validateDto';
import { NestedList } from '@/infrastructure/http/kernel/Nested';
import { OWN_MOMENT_TYPES } from '@/domain/patients/timeline/MomentType';
import { BatchSyncBodyDto } from '#sandbox/endpoints/ownMomentDtos';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { SurveyConfigChangeDto } from '@/infrastructure/http/surveys/surveyDtos';
import type { DtoClass, Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { SchemaBook } from '#scripts/openapi/SchemaBook';
import type { Schema } from '#scripts/openapi/Schema';

let looks = 0;
const Slow = () => ValidateBy({ name: 'slow', validator: { validate: () => (looks += 1) > 0 } });

class PartDto {
  @MaxLength(5) @Slow() text!: string;
}

class SampleDto {
  @MaxLength(5) @Slow() text!: string;
  @IsArray() @ArrayMaxSize(2) @MaxLength(5, { each: true }) @Slow() list!: string[];
  @ArrayMaxSize(2) @NestedList(() => PartDto) parts!: PartDto[];
}

const sample = { text: 'short', list: ['short'], parts: [{ text: 'short' }] };

function refusalOf(changes: object): string {
  try {
    validateDto(SampleDto, 'body', { ...sample, ...changes });
    return '';
  } catch (error) {
    return error instanceof BackendError ? error.message : String(error);
  }
}

describe('a value in a request', () => {
  beforeEach(() => (looks = 0));

  it.each([
    [{ text: 'too long' }, 'body.text: is longer than 5'],
    [{ list: ['a', 'b', 'c'] }, 'body.list: is longer than 2'],
    [{ list: ['too long'] }, 'body.list: is longer than 5'],
    [{ parts: [sample, sample, sample] }, 'body.parts: is longer than 2'],
    [{ parts: [{ text: 'too long' }] }, 'body.parts.text: is longer than 5'],
  ])('that is too long is rejected before anything reads it: %j', (changes, why) => {
    expect(refusalOf(changes)).toContain(why);
    expect(looks).toBe(0);
  });

  const manyKeys = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`k${at}`, {}]));

  it.each([[manyKeys], [{ more: manyKeys }], [{ list: Object.keys(manyKeys) }]])(
    'with too many entries is rejected once, before it is filled: %#',
    changes => {
      expect(refusalOf(changes)).toBe('ValidationError\nbody: holds more than 2500 values');
      expect(looks).toBe(0);
    },
  );

  it('that is short enough is read', () => {
    expect(refusalOf({})).toBe('');
    expect(looks).toBeGreaterThan(0);
  });
});

describe('the body of a request', () => {
  const book = new SchemaBook();
  const bodies = Object.values(endpoints).flatMap(calls =>
    Object.values(calls as Readonly<Record<string, Endpoint>>).flatMap(({ body }) => (body ? [body] : [])),
  );

  /** Texts and lists without a limit. A pattern limits the length, or is linear. */
  function withoutExpiry(schema: Schema, place: string): readonly string[] {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      return withoutExpiry(book.all()[name] ?? {}, name);
    }
    if (schema.type === 'object')
      return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => withoutExpiry(part, `${place}.${name}`));
    if (schema.type === 'array')
      return [...(schema.maxItems === undefined ? [place] : []), ...withoutExpiry(schema.items ?? {}, `${place}[]`)];
    const isBound = [schema.enum, schema.maxLength, schema.pattern, schema.format].some(limit => limit !== undefined);
    return schema.type === 'string' && !isBound ? [place] : [];
  }

  it('has a limit for each of its texts and lists', () => {
    expect([...new Set(bodies.flatMap(body => withoutExpiry(book.refTo(body), '')))]).toEqual([]);
  });

  /** Fields and items of the largest body that its limits allow. */
  function mostIn(schema: Schema): number {
    if (schema.$ref !== undefined) return mostIn(book.all()[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    if (schema.type === 'array') return (schema.maxItems ?? 0) * (1 + mostIn(schema.items ?? {}));
    return Object.values(schema.properties ?? {}).reduce((sum, field) => sum + 1 + mostIn(field), 0);
  }

  const nested: readonly DtoClass[] = [BatchSyncBodyDto, SurveyConfigChangeDto];
  it.each(bodies.filter(body => !nested.includes(body)).map(body => [body.name, body] as const))(
    'may hold as many values as its largest lists: %s',
    (_name, body) => {
      expect(mostIn(book.refTo(body))).toBeLessThanOrEqual(mostValuesOf(body));
    },
  );

  it('may hold a survey of 200 questions, each with 20 options and a condition of 10 comparisons', () => {
    const [fields, option, comparison] = [16, 4, 5];
    const question = fields + 20 * option + 10 * comparison;
    expect(200 * question).toBeLessThanOrEqual(mostValuesOf(SurveyConfigChangeDto));
  });

  it('may hold events of all types, each with the answers of a questionnaire', () => {
    const answers = 12;
    expect(OWN_MOMENT_TYPES.length * 500 * (4 + answers)).toBeLessThanOrEqual(mostValuesOf(BatchSyncBodyDto));
  });
});
