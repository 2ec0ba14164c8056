import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { proseTree } from './support/readTree';

interface Sample {
  readonly says: string;
  readonly path: string;
  readonly text: string;
  /** The rule that must object, or undefined if the line is allowed. */
  readonly rule?: string;
}

const store = 'src/presentation/chat/SampleStore.ts';
const view = 'src/presentation/chat/Sample.tsx';
const useCase = 'src/application/chat/Sample.ts';
const adapter = 'src/infrastructure/system/Sample.ts';
const syntax = 'no-restricted-syntax';
const globals = 'no-restricted-globals';
const imports = 'no-restricted-imports';

const samples: readonly Sample[] = [
  { says: 'the time of day in a use case', path: useCase, text: 'export const sample = Date.now();', rule: syntax },
  { says: 'the current date in a use case', path: useCase, text: 'export const sample = new Date();', rule: syntax },
  { says: 'a random number in a use case', path: useCase, text: 'export const sample = Math.random();', rule: syntax },
  { says: 'a timer in a store', path: store, text: 'setTimeout(() => undefined, 1);', rule: globals },
  {
    says: 'a timer reached through the window',
    path: store,
    text: 'window.setInterval(() => undefined, 1);',
    rule: syntax,
  },
  { says: 'browser storage in a store', path: store, text: "localStorage.setItem('a', 'b');", rule: globals },
  { says: 'session storage in a view', path: view, text: 'export const sample = sessionStorage;', rule: globals },
  { says: 'a database in a use case', path: useCase, text: 'export const sample = indexedDB;', rule: globals },
  { says: 'a request in a use case', path: useCase, text: "void fetch('/a');", rule: globals },
  {
    says: 'cryptography in a use case',
    path: useCase,
    text: 'export const sample = crypto.randomUUID();',
    rule: globals,
  },
  { says: 'markup from a string', path: adapter, text: "document.body.innerHTML = 'a';", rule: syntax },
  {
    says: 'markup from a string in a view',
    path: view,
    text: "export const Sample = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />;",
    rule: syntax,
  },
  { says: 'a write into the document', path: adapter, text: "document.write('a');", rule: syntax },
  {
    says: 'a fixed wait in a browser test',
    path: 'test/e2e/chat/sample.spec.ts',
    text: 'await (globalThis as never as { waitForTimeout(ms: number): Promise<void> }).waitForTimeout(1);',
    rule: syntax,
  },
  ...[
    "it.skip.each([1])('sample', () => undefined);",
    "it['only']('sample', () => undefined);",
    "describe.skip.each([1])('sample', () => undefined);",
    "it.failing('sample', () => undefined);",
  ].map(text => ({
    says: `a skipped test: ${text}`,
    path: 'test/domain/chat/sample.test.ts',
    text,
    rule: syntax,
  })),
  {
    says: 'a retry of a test',
    path: 'test/e2e/chat/sample.spec.ts',
    text: 'export const sample = { retries: 3 };',
    rule: syntax,
  },
  {
    says: 'a random number in a test',
    path: 'test/domain/chat/sample.test.ts',
    text: 'export const sample = Math.random();',
    rule: syntax,
  },
  {
    says: 'a property without fixed seeds',
    path: 'test/domain/chat/sample.test.ts',
    text: "import fc from 'fast-check';\nfc.assert(fc.property(fc.nat(), () => true));",
    rule: syntax,
  },
  { says: 'code from a string', path: adapter, text: "eval('1');", rule: 'no-eval' },
  {
    says: 'a function from a string',
    path: adapter,
    text: "export const sample = new Function('1');",
    rule: 'no-new-func',
  },
  {
    says: 'a time in the zone of the device',
    path: view,
    text: "export const sample = new Intl.DateTimeFormat('en-GB').format(0);",
    rule: syntax,
  },
  {
    says: 'the popover of Blueprint, which is misplaced',
    path: view,
    text: "import { Popover } from '@blueprintjs/core';\nexport const Sample = Popover;",
    rule: imports,
  },
  {
    says: 'a failed download that React remembers',
    path: view,
    text: "import { lazy } from 'react';\nexport const Sample = lazy;",
    rule: imports,
  },
  {
    says: 'a promise read while rendering',
    path: view,
    text: "import { use } from 'react';\nexport const Sample = use;",
    rule: imports,
  },
  {
    says: 'a failed download that React remembers, by its other name',
    path: view,
    text: "import React from 'react';\nexport const Sample = React.lazy;",
    rule: syntax,
  },
  {
    says: 'a failed download that the router remembers',
    path: view,
    text: "export const sample = { path: 'a', lazy: async () => ({ Component: null }) };",
    rule: syntax,
  },
  {
    says: 'the phone number check, which brings the numbering plans of all countries',
    path: adapter,
    text: "import { IsPhoneNumber } from 'class-validator';\nexport const Sample = IsPhoneNumber;",
    rule: imports,
  },
  {
    says: 'an email check that throws on malformed addresses',
    path: adapter,
    text: "import { IsEmail } from 'class-validator';\nexport const Sample = IsEmail;",
    rule: imports,
  },
  {
    says: 'a nested check that accepts a missing part',
    path: adapter,
    text: "import { ValidateNested } from 'class-validator';\nexport const Sample = ValidateNested;",
    rule: imports,
  },
  {
    says: 'JSON of an unchecked type',
    path: adapter,
    text: "export const sample = JSON.parse('{}') as { readonly a: string };",
    rule: syntax,
  },
  { says: 'JSON of an unknown type', path: adapter, text: "export const sample = JSON.parse('{}') as unknown;" },
  {
    says: 'a check for text by trim',
    path: useCase,
    text: "export const sample = (text: string) => text.trim() !== '';",
    rule: syntax,
  },
  ...['text.trim().length', '[...text.trim()].length'].map(count => ({
    says: `a text length by trim: ${count}`,
    path: useCase,
    text: `export const sample = (text: string) => ${count};`,
    rule: syntax,
  })),
  {
    says: 'a text length by trim, destructured',
    path: useCase,
    text: 'export function sample(text: string) {\n  const { length } = text.trim();\n  return length;\n}',
    rule: syntax,
  },
  {
    says: 'the visible length of a text',
    path: useCase,
    text: 'export const sample = (text: string) => [asSeen(text).trim().length, [...asSeen(text).trim()].length];',
  },
  { says: 'an icon by name', path: view, text: 'export const Sample = () => <Button icon="cog" />;', rule: syntax },
  {
    says: 'an icon by name in braces',
    path: view,
    text: "export const Sample = () => <Button endIcon={'cog'} />;",
    rule: syntax,
  },
  {
    says: 'a text field that the browser remembers',
    path: view,
    text: "export const Sample = () => <textarea value='' />;",
    rule: syntax,
  },
  {
    says: 'a choice that the browser remembers',
    path: view,
    text: 'export const Sample = () => <Radio value="high" />;',
    rule: syntax,
  },
  { says: 'a private field', path: view, text: 'export const Sample = () => <TextArea {...privateField} />;' },
  {
    says: 'a password field',
    path: view,
    text: 'export const Sample = () => <input autoComplete="current-password" />;',
  },
  ...['date', 'time', 'datetime-local', 'file'].map(type => ({
    says: `a browser’s own field: ${type}`,
    path: view,
    text: `export const Sample = () => <InputGroup {...privateField} type="${type}" />;`,
    rule: syntax,
  })),
  {
    says: 'a browser’s own field by a condition',
    path: view,
    text: "export const Sample = ({ day }: { day: boolean }) => <input {...privateField} type={day ? 'date' : 'text'} />;",
    rule: syntax,
  },
  {
    says: 'a browser’s own file button',
    path: view,
    text: 'export const Sample = () => <FileInput text="a" />;',
    rule: syntax,
  },
  { says: 'a default export', path: useCase, text: 'export default 1;', rule: syntax },
  { says: 'a printed line', path: store, text: "console.log('a');", rule: 'no-console' },
  {
    says: 'a skipped test',
    path: 'test/domain/chat/sample.test.ts',
    text: "it.skip('a', () => undefined);",
    rule: syntax,
  },
  {
    says: 'a focused test',
    path: 'test/domain/chat/sample.test.ts',
    text: "it.only('a', () => undefined);",
    rule: syntax,
  },
  {
    says: 'a comment that disables lint',
    path: useCase,
    text: '/* eslint-disable */\nexport const sample = Date.now();',
    rule: syntax,
  },
  { says: 'the time of day in an adapter', path: adapter, text: 'export const sample = Date.now();' },
  { says: 'a date from a number', path: useCase, text: 'export const sample = new Date(0);' },
  { says: 'an icon component', path: view, text: 'export const Sample = () => <Button icon={<CogIcon />} />;' },
];

describe('lint', () => {
  const answer = execFileSync(process.execPath, [join(__dirname, 'support/printLint.mjs')], {
    encoding: 'utf8',
    input: JSON.stringify(samples),
  });
  const broken = JSON.parse(answer) as string[][];
  const judged = samples.map((sample, index) => ({ ...sample, broken: broken[index] ?? [] }));

  it.each(judged.filter(({ rule }) => rule !== undefined))('rejects $says', ({ rule, broken: rules }) => {
    expect(rules).toContain(rule);
  });

  it('is not switched off by any comment', () => {
    const directive = new RegExp(`${'ox'}lint-(disable|enable)`);
    const silenced = [...proseTree(process.cwd())].filter(([, text]) => directive.test(text));
    expect(silenced.map(([path]) => path)).toEqual([]);
  });

  it.each(judged.filter(({ rule }) => rule === undefined))('accepts $says', ({ broken: rules }) => {
    expect(rules.filter(rule => [syntax, globals, imports].includes(rule))).toEqual([]);
  });
});
