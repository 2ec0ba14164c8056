import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rule } from '@/domain/kernel/rule';

/** A rule, ready to be run. */
export async function loadRule(file: string, name: string): Promise<Rule<readonly [unknown], unknown>> {
  const module = (await import(pathToFileURL(resolve(file)).href)) as Readonly<
    Record<string, Rule<readonly [unknown], unknown>>
  >;
  const subject = module[name];
  if (!subject) throw new Error(`${file} exports no rule called ${name}.`);
  return subject;
}
