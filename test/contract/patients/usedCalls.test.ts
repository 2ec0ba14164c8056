import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';

const TABLE = 'src/infrastructure/http/endpoints';
/** Where calls are made: by the product's screens, and by the practice patient. */
const CALLERS = ['src/infrastructure', 'sandbox/practice', 'scripts'];
const features = [
  'patientCare',
  'assignedPatients',
  'patients',
  'patientMoments',
  'patientRecord',
  'ownMoments',
  'patientApp',
  'patientChat',
  'drive',
] as const;

const sources = CALLERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file))
    .filter(path => path.endsWith('.ts') && !path.startsWith(TABLE))
    .map(path => readFileSync(path, 'utf8')),
);

/**
 * The names under which a source knows the calls of a feature: those of the table, and those that it gives them itself.
 */
function namesOf(feature: string, source: string): readonly string[] {
  const exported =
    new RegExp(`\\b${feature}: (\\w+)`).exec(readFileSync(join(TABLE, 'endpoints.ts'), 'utf8'))?.[1] ?? feature;
  const aliases = [...source.matchAll(new RegExp(`const (\\w+) = endpoints\\.${feature};`, 'g'))].map(
    ([, alias = '']) => alias,
  );
  return [exported, `endpoints.${feature}`, ...aliases];
}

function isUsed(feature: string, call: string, source: string): boolean {
  if (namesOf(feature, source).some(name => new RegExp(`\\b${name.replace('.', '\\.')}\\.${call}\\b`).test(source)))
    return true;
  const taken = new RegExp(`const \\{[^}]*\\b${call}\\b[^}]*\\}\\s*=\\s*endpoints\\.${feature};`).exec(source)?.[0];
  return taken !== undefined && new RegExp(`\\b${call}\\b`).test(source.replace(taken, ''));
}

describe.each(features)('the calls of %s', feature => {
  it('are each made by a screen or by the practice patient', () => {
    const calls = Object.keys(endpoints[feature] satisfies Readonly<Record<string, Endpoint>>);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(call => !sources.some(source => isUsed(feature, call, source)))).toEqual([]);
  });
});
