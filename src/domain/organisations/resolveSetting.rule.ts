import { rule } from '../kernel/rule';

/** The value of an organisation's setting. An empty text or list is a deliberate value. */
export type SettingValue =
  | string
  | number
  | boolean
  | readonly SettingValue[]
  | { readonly [key: string]: SettingValue };

/** The own value of one organisation; null if it inherits. */
export interface OwnValue {
  readonly organisation: string;
  readonly value: SettingValue | null;
}

export type ValueSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'inherited'; readonly from: string }
  | { readonly kind: 'default' };

export interface EffectiveValue {
  /** Null if neither an organisation nor the default has a value. */
  readonly value: SettingValue | null;
  readonly source: ValueSource;
}

export interface EffectiveValueInput {
  /** The organisation itself, then its parent, and so on up to the root. */
  readonly upwards: readonly OwnValue[];
  readonly fallback: SettingValue | null;
}

/** Returns the effective value of one setting for an organisation, with its source. */
export const resolveSetting = rule(
  {
    id: 'CR-ORG-01',
    statement:
      'Each setting of an organisation is resolved separately: its own value, otherwise the value of the nearest ' +
      'organisation above that has one, otherwise the default. An empty text or an empty list is a value too. ' +
      'Lists are inherited as a whole. The source of the value is always shown.',
    source: 'DESIGN §9 row 1; DESIGN §9 row 2',
    hazards: ['HAZ-16'],
  },
  ({ upwards, fallback }: EffectiveValueInput): EffectiveValue => {
    const place = upwards.findIndex(({ value }) => value !== null);
    const decisive = upwards[place];
    if (decisive === undefined) return { value: fallback, source: { kind: 'default' } };
    if (place === 0) return { value: decisive.value, source: { kind: 'own' } };
    return { value: decisive.value, source: { kind: 'inherited', from: decisive.organisation } };
  },
);
