import 'reflect-metadata';
import { IsMilitaryTime, IsString } from 'class-validator';
import { readFileSync } from 'node:fs';
import { anyone, endpoint, json } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { everybody } from '@/infrastructure/http/endpoints/owner';
import { openApiDocument } from '#scripts/openapi/openApiDocument';

class UndescribedDto {
  @IsMilitaryTime() time!: string;
}

class NamedDto {
  @IsString() name!: string;
}

const call = (reply: ReturnType<typeof json>) =>
  endpoint({ method: 'GET', path: '/a/{b}', summary: 'A.', reply, access: anyone, owner: everybody, repeat: 'safe' });

describe('the OpenAPI document', () => {
  it('is up to date in docs', () => {
    expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(openApiDocument(endpoints))),
    );
  });

  it('has an operation for every call of the table', () => {
    const { paths } = openApiDocument(endpoints);
    const operations = Object.values(paths).flatMap(methods => Object.keys(methods));
    expect(operations).toHaveLength(Object.values(endpoints).flatMap(calls => Object.keys(calls)).length);
  });

  it('describes the path, the reply and its fields', () => {
    const document = openApiDocument({ feature: { call: call(json(NamedDto)) } });
    expect(document.components.schemas).toEqual({
      NamedDto: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    });
    expect(document.paths['/a/{b}']).toMatchObject({
      get: { operationId: 'feature.call', parameters: [{ name: 'b', in: 'path' }] },
    });
  });

  it('rejects a decorator that it cannot describe', () => {
    expect(() => openApiDocument({ feature: { call: call(json(UndescribedDto)) } })).toThrow('UndescribedDto.time');
  });
});
