import { rule } from '../kernel/rule';

/** What a setting of an organisation may hold. An empty text or list is a value: nothing, on purpose. */
export type SettingValue =
  | string
  | number
  | boolean
  | readonly SettingValue[]
  | { readonly [key: string]: SettingValue };

/** The own value of one organisation; null where it has none and inherits. */
export interface OwnValue {
  readonly organisation: string;
  readonly value: SettingValue | null;
}

export type ValueSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'inherited'; readonly from: string }
  | { readonly kind: 'default' };

export interface EffectiveValue {
  /** Null where neither an organisation nor the default has a value. */
  readonly value: SettingValue | null;
  readonly source: ValueSource;
}

export interface EffectiveValueInput {
  /** The organisation itself first, then its parent, and so on up to the root. */
  readonly upwards: readonly OwnValue[];
  readonly fallback: SettingValue | null;
}

/** The value of one setting that acts for an organisation, and where it comes from. */
export const resolveSetting = rule(
  {
    id: 'CR-ORG-01',
    statement:
      'Each setting of an organisation is decided by itself: by its own value, else by the value of the nearest ' +
      'organisation above it that has one, else by the default. An empty text or an empty list is a value too. ' +
      'Lists are taken as a whole. The source of the value is always named.',
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
