import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import {
  ADMINISTRATION_FORMS,
  ACT_NOTE_PURPOSES,
  DRAFT_FORMS,
  channelOfDraft,
  parseChatDraftId,
  parseFormDraftId,
  subjectOfFormDraftId,
  storedDraftId,
  type ChatDraftKey,
  type AnyChatDraftKey,
  type FormDraftKey,
  type AnyFormDraftKey,
} from '@/domain/drafts/DraftKey';

const id = fc.string({ unit: fc.constantFrom(...'abz09-_.:é'), minLength: 1, maxLength: 12 });
const channelId = id.filter(text => !/^(edit|risk|words|beside):/.test(text));

const chatKeys: fc.Arbitrary<ChatDraftKey> = fc.oneof(
  fc.record({ kind: fc.constant('message' as const), channelId }),
  fc.record({ kind: fc.constant('edit' as const), channelId }),
  fc.record({ kind: fc.constant('actNote' as const), channelId, purpose: fc.constantFrom(...ACT_NOTE_PURPOSES) }),
  fc.record({ kind: fc.constant('riskChange' as const), patientId: id }),
);
const formKeys: fc.Arbitrary<FormDraftKey> = fc.oneof(
  fc.record({ kind: fc.constant('note' as const), patientId: id }),
  fc.record(
    { kind: fc.constant('form' as const), patientId: id, form: fc.constantFrom(...DRAFT_FORMS), itemId: id },
    { requiredKeys: ['kind', 'patientId', 'form'] },
  ),
  fc.record({
    kind: fc.constant('administration' as const),
    form: fc.constantFrom(...ADMINISTRATION_FORMS),
    itemId: id,
  }),
);
const anyChatKey: fc.Arbitrary<AnyChatDraftKey> = fc.oneof(
  chatKeys,
  chatKeys.map(of => ({ kind: 'conflicts' as const, of })),
);
const anyFormKey: fc.Arbitrary<AnyFormDraftKey> = fc.oneof(
  formKeys,
  formKeys.map(of => ({ kind: 'conflicts' as const, of })),
);

describe('DraftKey', () => {
  it('is restored from its stored id', () => {
    assertProperty(fc.property(anyChatKey, place => expect(parseChatDraftId(storedDraftId(place))).toEqual(place)));
    assertProperty(fc.property(anyFormKey, place => expect(parseFormDraftId(storedDraftId(place))).toEqual(place)));
  });

  it('has a different stored id from any other key of the same database', () => {
    const areApart = <Place extends AnyChatDraftKey | AnyFormDraftKey>(places: fc.Arbitrary<Place>): void =>
      assertProperty(
        fc.property(fc.uniqueArray(places, { selector: place => JSON.stringify(sorted(place)), minLength: 2 }), list =>
          expect(new Set(list.map(storedDraftId)).size).toBe(list.length),
        ),
      );
    areApart(anyChatKey);
    areApart(anyFormKey);
  });

  it('keeps every stored id when it is parsed', () => {
    const text = fc.oneof(id, anyChatKey.map(storedDraftId), fc.string(), fc.constantFrom('words:later:c', 'beside:'));
    assertProperty(fc.property(text, stored => expect(storedDraftId(parseChatDraftId(stored))).toBe(stored)));
  });

  it.each([
    [{ kind: 'message', channelId: 'V1.ana' }, 'V1.ana'],
    [{ kind: 'edit', channelId: 'V1.ana' }, 'edit:V1.ana'],
    [{ kind: 'riskChange', patientId: 'p-ana' }, 'risk:p-ana'],
    [{ kind: 'actNote', channelId: 'V1.ana', purpose: 'invite' }, 'words:invite:V1.ana'],
    [{ kind: 'conflicts', of: { kind: 'edit', channelId: 'V1.ana' } }, 'beside:edit:V1.ana'],
    [{ kind: 'note', patientId: 'p-ana' }, 'p-ana'],
    [{ kind: 'form', patientId: 'p-ana', form: 'cgi' }, 'p-ana/cgi'],
    [{ kind: 'form', patientId: 'p-ana', form: 'deletion', itemId: 'm-5' }, 'p-ana/deletion/m-5'],
    [{ kind: 'administration', form: 'accessCode', itemId: 'MILL-LANE' }, '/accessCode/MILL-LANE'],
    [{ kind: 'conflicts', of: { kind: 'note', patientId: 'p-ana' } }, 'p-ana/aside'],
  ] satisfies [AnyChatDraftKey | AnyFormDraftKey, string][])('stores %j under its fixed id', (key, stored) => {
    expect(storedDraftId(key)).toBe(stored);
  });

  it('knows the patient of a form that this build does not know', () => {
    expect([parseFormDraftId('p-ana/later/1'), subjectOfFormDraftId('p-ana/later/1')]).toEqual([
      undefined,
      { kind: 'patient', patientId: 'p-ana' },
    ]);
  });

  it('knows that a form of the administration belongs to no patient', () => {
    expect([parseFormDraftId('/later/1'), subjectOfFormDraftId('/later/1')]).toEqual([
      undefined,
      { kind: 'administration' },
    ]);
  });

  it('knows the organisation whose settings were changed', () => {
    const stored = storedDraftId({ kind: 'administration', form: 'details', itemId: 'org-12' });
    expect([stored, subjectOfFormDraftId(`${stored}/aside`)]).toEqual([
      '/details/org-12',
      { kind: 'organisation', organisationId: 'org-12' },
    ]);
  });

  it('knows the chat of a draft, and none for a flag change', () => {
    expect(['beside:edit:c-ana', 'words:flag:c-ana', 'risk:p-ana'].map(parseChatDraftId).map(channelOfDraft)).toEqual([
      'c-ana',
      'c-ana',
      undefined,
    ]);
  });
});

const sorted = (place: object): unknown =>
  Object.entries(place)
    .map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null ? sorted(value) : value,
    ])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
