import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import { choiceOf, INHERITED, NOTHING, ownChoice, valueOfChoice } from '@/domain/organisations/SettingChoice';
import { cleanChoices, faultsOf } from '@/domain/organisations/settingFault';
import {
  fieldsOfSection,
  isListKind,
  kindOfField,
  isNullable,
  settingFields,
  type FormSection,
} from '@/domain/organisations/settingFields';
import {
  AppSettingsChangesDto,
  ClientLinksChangesDto,
  OrganisationDetailsChangesDto,
  ResearchSettingsChangesDto,
  SubscriptionChangesDto,
} from '@/infrastructure/http/organisations/organisationDtos';

const dtos = {
  details: OrganisationDetailsChangesDto,
  subscription: SubscriptionChangesDto,
  researchSettings: ResearchSettingsChangesDto,
  appSettings: AppSettingsChangesDto,
  clientLinks: ClientLinksChangesDto,
} as const satisfies Readonly<Record<FormSection, new () => object>>;

const isAccepted = (section: FormSection, field: string, value: SettingValue | null): boolean =>
  validateSync(plainToInstance<object, object>(dtos[section], { [field]: value })).length === 0;

const faultOf = (section: FormSection, field: string, value: SettingValue): string | undefined =>
  faultsOf(section, { [field]: ownChoice(value) }).get(field)?.kind;

const texts = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('a@b.c', 'desk@trust.example', '2026-04-01', '2026-13-01', '#1f5f8b', '#FFF', 'trust.example'),
  fc.constantFrom('en', 'en-GB', 'EN', 'chat', 'journal', 'UK', 'none', 'charity', 'x'.repeat(2_001), 'x'.repeat(201)),
);
const contacts = fc.record({
  name: texts,
  phone: texts,
  textMessage: texts,
  url: texts.map(text => `https://${text}`),
});
const sections = Object.keys(settingFields) as FormSection[];
const fields = sections.flatMap(section => fieldsOfSection(section).map(field => ({ section, field })));

describe('the checks of the settings form', () => {
  it('accept nothing that the call refuses', () => {
    assertProperty(
      fc.property(
        fc.constantFrom(...fields.filter(({ field }) => field !== 'logo')),
        texts,
        fc.array(texts, { maxLength: 4 }),
        contacts,
        ({ section, field }, text, list, contact) => {
          const kind = kindOfField(section, field);
          if (kind === undefined) throw new Error('A field has a kind.');
          const typed = kind.kind === 'crisisContact' ? contact : isListKind(kind) ? list : text;
          const clean = cleanChoices(section, { [field]: ownChoice(typed) })[field] ?? INHERITED;
          const isFine = faultsOf(section, { [field]: clean }).size === 0;
          const value = valueOfChoice(clean, isListKind(kind));
          if (isFine)
            expect({ field, value, accepted: isAccepted(section, field, value) }).toMatchObject({ accepted: true });
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it.each(fields)('accept that $field of $section is inherited again or empty on purpose', ({ section, field }) => {
    const kind = kindOfField(section, field);
    if (kind === undefined || field === 'name') return;
    expect(isAccepted(section, field, null)).toBe(true);
    if (isNullable(kind)) expect(isAccepted(section, field, valueOfChoice(NOTHING, isListKind(kind)))).toBe(true);
    expect(faultsOf(section, { [field]: NOTHING }).size).toBe(0);
  });

  it.each<[FormSection, string, SettingValue, string | undefined]>([
    ['details', 'name', 'x'.repeat(120), undefined],
    ['details', 'name', 'x'.repeat(121), 'tooLong'],
    ['details', 'name', '  ', 'missing'],
    ['details', 'kind', '', 'missing'],
    ['appSettings', 'modules', ['journal', 'journal'], 'twice'],
    ['details', 'kind', 'circus', 'unknownChoice'],
    ['details', 'contactEmail', 'desk', 'notAnEmail'],
    ['details', 'contactEmail', 'desk@trust.example', undefined],
    ['details', 'emailDomains', [], 'missing'],
    ['details', 'emailDomains', ['trust.example', 'Trust'], 'notADomain'],
    ['details', 'emailDomains', ['trust.example', 'trust.example'], 'twice'],
    ['details', 'emailDomains', Array.from({ length: 51 }, (_, at) => `a${at}.example`), 'tooMany'],
    ['subscription', 'startsOn', '2026-02-29', 'notADay'],
    ['subscription', 'startsOn', '2028-02-29', undefined],
    ['subscription', 'endsOn', '2999-12-31', 'notADay'],
    ['appSettings', 'colour', '#1F5F8B', 'notAColour'],
    ['appSettings', 'languages', ['en_GB'], 'notALanguage'],
    ['appSettings', 'welcomeText', 'x'.repeat(2_001), 'tooLong'],
    ['appSettings', 'crisisContact', { name: '', phone: '1', textMessage: '', url: '' }, 'missing'],
    ['appSettings', 'crisisContact', { name: '\u2800\u200b', phone: '116 123', textMessage: '', url: '' }, 'missing'],
    ['appSettings', 'crisisContact', { name: 'Team', phone: '', textMessage: '', url: '' }, 'unreachable'],
    ['appSettings', 'crisisContact', { name: 'Team', phone: ' ', textMessage: '', url: '' }, 'notANumber'],
    [
      'appSettings',
      'crisisContact',
      { name: 'Team', phone: 'n/a', textMessage: '', url: 'https://a.example' },
      'notANumber',
    ],
    ['appSettings', 'crisisContact', { name: 'Team', phone: '١١٦ ١٢٣', textMessage: '', url: '' }, undefined],
    ['appSettings', 'crisisContact', { name: 'Team', phone: '', textMessage: '', url: 'http://a' }, 'notAWebAddress'],
    ['appSettings', 'crisisContact', { name: 'Team', phone: '', textMessage: '85258', url: '' }, undefined],
  ])('for %s: %s %j is %s', (section, field, value, fault) => {
    expect(faultOf(section, field, value)).toBe(fault);
  });

  it('reject a last day before the first', () => {
    const span = { startsOn: ownChoice('2026-05-01'), endsOn: ownChoice('2026-04-30') };
    expect(faultsOf('subscription', span).get('endsOn')).toEqual({ kind: 'lastBeforeFirst' });
    expect(faultsOf('subscription', { ...span, endsOn: ownChoice('2026-05-01') }).size).toBe(0);
    expect(faultsOf('subscription', { ...span, endsOn: NOTHING }).size).toBe(0);
  });

  it('trim entries, but keep the lines of a text', () => {
    expect(
      cleanChoices('appSettings', {
        languages: ownChoice([' en ', '', 'cy']),
        welcomeText: ownChoice(' Hello\n\nyou '),
        onboardingSurvey: ownChoice(' start '),
        colour: INHERITED,
      }),
    ).toEqual({
      languages: ownChoice(['en', 'cy']),
      welcomeText: ownChoice(' Hello\n\nyou '),
      onboardingSurvey: ownChoice('start'),
      colour: INHERITED,
    });
  });
});

describe('a choice', () => {
  it('is restored after it was stored', () => {
    const values = fc.oneof(fc.constant(null), fc.string(), fc.array(fc.string()));
    assertProperty(
      fc.property(values, value => expect(valueOfChoice(choiceOf(value), Array.isArray(value))).toEqual(value)),
    );
  });
});
