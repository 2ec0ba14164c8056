import type { AccessRequest, RuleAuth, RuleOperation } from '#firebase-stand-in/documentStore/rules/DocumentRuleSet';
import { pinnedFields } from '#firebase-stand-in/documentStore/rules/pinnedFields';
import { toRuleFields } from '#firebase-stand-in/documentStore/rules/toRuleValue';
import { toStoreFields, toStoreValue } from '#firebase-stand-in/documentStore/values/plainValues';

import table from '#firebase-stand-in/test/unit/documentStore/rules/documentRules.cases.json';

interface CaseRow {
  readonly why: string;
  readonly may: boolean;
  readonly who: string;
  readonly do: string;
  readonly at: string;
  readonly document?: string;
  readonly becomes?: string;
  readonly equal?: Readonly<Record<string, string>>;
  readonly contains?: Readonly<Record<string, string>>;
  readonly limit?: number;
}

export interface AccessCase {
  readonly title: string;
  readonly may: boolean;
  readonly request: AccessRequest;
}

const people: Readonly<Record<string, RuleAuth | null>> = table.people;
const documents: Readonly<Record<string, Record<string, unknown>>> = table.documents;
const present: Readonly<Record<string, Record<string, unknown>>> = table.present;
const find: AccessRequest['find'] = path => present[path] && toRuleFields(toStoreFields(present[path]));
const rows: readonly CaseRow[] = table.cases;

/** The cases of the table beside this file, ready to be evaluated. */
export const accessCases: readonly AccessCase[] = rows.map(row => ({
  title: `${row.may ? 'lets' : 'refuses'} ${row.who} ${row.do} ${row.at}: ${row.why}`,
  may: row.may,
  request: { operation: row.do as RuleOperation, path: row.at, auth: person(row.who), now: 999, find, ...known(row) },
}));

function person(name: string): RuleAuth | null {
  const found = people[name];
  if (found === undefined) throw new Error(`nobody called ${name} in the table`);
  return found;
}

function known(row: CaseRow): Pick<AccessRequest, 'resource' | 'newResource' | 'query'> {
  if (row.do === 'list')
    return {
      resource: pinnedFields({ compositeFilter: { op: 'AND', filters: filtersOf(row) } }),
      query: { limit: row.limit, offset: undefined },
    };
  return { resource: fieldsOf(row.document), newResource: fieldsOf(row.becomes) };
}

function fieldsOf(name: string | undefined): AccessRequest['resource'] {
  const data = name === undefined ? undefined : documents[name];
  if (name !== undefined && !data) throw new Error(`no document called ${name} in the table`);
  return data && toRuleFields(toStoreFields(data));
}

function filtersOf({ equal = {}, contains = {} }: CaseRow): {
  fieldFilter: { field: { fieldPath: string }; op: 'EQUAL' | 'ARRAY_CONTAINS'; value: ReturnType<typeof toStoreValue> };
}[] {
  const filter =
    (op: 'EQUAL' | 'ARRAY_CONTAINS') =>
    ([fieldPath, value]: [string, string]) => ({
      fieldFilter: { field: { fieldPath }, op, value: toStoreValue(value) },
    });
  return [...Object.entries(equal).map(filter('EQUAL')), ...Object.entries(contains).map(filter('ARRAY_CONTAINS'))];
}
